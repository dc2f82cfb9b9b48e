#define _GNU_SOURCE
#include "FollowedTime.h"

#include <semaphore.h>

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
