#define _GNU_SOURCE
#include "FollowedTime.h"

#include <poll.h>
#include <semaphore.h>
#include <sys/epoll.h>
#include <sys/select.h>

// Waits with a time limit take their real time; the deadline is moved to the kernel's clock.

// A thread of libdispatch that waits for work gives up after so many nanoseconds; it is not counted.
static const int64_t idle_worker_wait = 5 * (int64_t)1000000000;

static int is_counted(const struct timespec *deadline, void *caller) {
    if (!is_followed) return 0;
    return islet_nanoseconds(*deadline) - fixed_nanoseconds != idle_worker_wait || !islet_is_dispatch(caller);
}

#define COUNTED(counts, call)             \
    ({                                    \
        int is_counting = (counts);       \
        timed_waits += is_counting;       \
        int result = (call);              \
        timed_waits -= is_counting;       \
        result;                           \
    })

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    if (!is_fixed) return NEXT(sem_timedwait)(semaphore, deadline);
    struct timespec real = islet_real_deadline(deadline);
    return COUNTED(is_counted(deadline, __builtin_return_address(0)), NEXT(sem_timedwait)(semaphore, &real));
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t id, const struct timespec *restrict deadline) {
    if (!is_fixed) return NEXT(sem_clockwait)(semaphore, id, deadline);
    struct timespec real = islet_real_deadline_on(id, deadline);
    return COUNTED(is_followed, NEXT(sem_clockwait)(semaphore, id, &real));
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    if (!is_fixed) return NEXT(pthread_mutex_timedlock)(mutex, deadline);
    struct timespec real = islet_real_deadline(deadline);
    return COUNTED(is_followed, NEXT(pthread_mutex_timedlock)(mutex, &real));
}

// On 64-bit x86 the C library keeps an older condition variable under the same name; the current one must be asked for.
static void *condition_wait(void) {
    void *current = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
    return current ? current : islet_next("pthread_cond_timedwait");
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    static __typeof__(&pthread_cond_timedwait) original;
    if (!original) original = (__typeof__(original))condition_wait();
    if (!is_fixed) return original(condition, mutex, deadline);
    struct timespec real = islet_real_deadline(deadline);
    return COUNTED(is_followed, original(condition, mutex, &real));
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t id, const struct timespec *restrict deadline) {
    if (!is_fixed) return NEXT(pthread_cond_clockwait)(condition, mutex, id, deadline);
    struct timespec real = islet_real_deadline_on(id, deadline);
    return COUNTED(is_followed, NEXT(pthread_cond_clockwait)(condition, mutex, id, &real));
}

int poll(struct pollfd *descriptors, nfds_t count, int limit) {
    return COUNTED(is_followed && limit > 0, NEXT(poll)(descriptors, count, limit));
}

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *limit, const sigset_t *mask) {
    int is_timed = is_followed && limit && islet_nanoseconds(*limit) > 0;
    return COUNTED(is_timed, NEXT(ppoll)(descriptors, count, limit, mask));
}

int epoll_wait(int descriptor, struct epoll_event *events, int count, int limit) {
    return COUNTED(is_followed && limit > 0, NEXT(epoll_wait)(descriptor, events, count, limit));
}

int select(int count, fd_set *restrict reading, fd_set *restrict writing, fd_set *restrict failing, struct timeval *restrict limit) {
    int is_timed = is_followed && limit && (limit->tv_sec || limit->tv_usec);
    return COUNTED(is_timed, NEXT(select)(count, reading, writing, failing, limit));
}
