#define _GNU_SOURCE
#include "ExtensionClock.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// The definitions below stand in for the C library's own; dlsym finds those.
#define NEXT(name) ((__typeof__(&name))next(#name))

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

// Nanoseconds since 1970; one number, so that no thread sees half of a change.
static _Atomic int64_t fixed_nanoseconds;
static _Atomic int is_fixed;

static struct timespec fixed_time(void) {
    int64_t now = fixed_nanoseconds;
    int64_t seconds = now / 1000000000 - (now % 1000000000 < 0);
    return (struct timespec){(time_t)seconds, (long)(now - seconds * 1000000000)};
}

int islet_set_clock(int64_t nanoseconds) {
    if (!is_fixed) return 0;
    fixed_nanoseconds = nanoseconds;
    return 1;
}

__attribute__((constructor)) static void read_setting(void) {
    const char *text = getenv("ISLET_CLOCK");
    if (!text || !*text) return;
    char *rest = NULL;
    errno = 0;
    long long seconds = strtoll(text, &rest, 10);
    if (errno || *rest) return;
    fixed_nanoseconds = (int64_t)seconds * 1000000000;
    is_fixed = 1;
}

static int real_clock(clockid_t id, struct timespec *out) { return (int)syscall(SYS_clock_gettime, id, out); }

static int is_wall_clock(clockid_t id) { return id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE || id == CLOCK_TAI; }

static int64_t nanoseconds(struct timespec t) { return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec; }

// A deadline counted from the fixed moment, as one the kernel understands. Deadlines of the monotonic clock, which
// cannot be told apart by type, are recognised by being nearer to that clock, and stay as they are.
static struct timespec real_deadline(const struct timespec *deadline) {
    struct timespec monotonic, wall;
    real_clock(CLOCK_MONOTONIC, &monotonic);
    real_clock(CLOCK_REALTIME, &wall);
    int64_t wanted = nanoseconds(*deadline);
    if (llabs(wanted - nanoseconds(monotonic)) < llabs(wanted - fixed_nanoseconds)) return *deadline;
    int64_t shifted = wanted - fixed_nanoseconds + nanoseconds(wall);
    struct timespec result = {shifted / 1000000000, shifted % 1000000000};
    return result;
}

int clock_gettime(clockid_t id, struct timespec *out) {
    if (is_fixed && is_wall_clock(id)) {
        *out = fixed_time();
        return 0;
    }
    static __typeof__(&clock_gettime) original;
    if (!original) original = NEXT(clock_gettime);
    return original(id, out);
}

int gettimeofday(struct timeval *restrict out, void *restrict zone) {
    if (!is_fixed) return NEXT(gettimeofday)(out, zone);
    if (zone) memset(zone, 0, sizeof(struct timezone));
    struct timespec now = fixed_time();
    *out = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *out) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (out) *out = now.tv_sec;
    return now.tv_sec;
}

int timespec_get(struct timespec *out, int base) {
    if (base != TIME_UTC) return 0;
    return clock_gettime(CLOCK_REALTIME, out) == 0 ? base : 0;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    if (!is_fixed) return NEXT(sem_timedwait)(semaphore, deadline);
    struct timespec real = real_deadline(deadline);
    return NEXT(sem_timedwait)(semaphore, &real);
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    if (!is_fixed) return NEXT(pthread_mutex_timedlock)(mutex, deadline);
    struct timespec real = real_deadline(deadline);
    return NEXT(pthread_mutex_timedlock)(mutex, &real);
}

// On 64-bit x86 the C library keeps an older condition variable under the same name; the current one must be asked for.
static void *condition_wait(void) {
    void *current = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
    return current ? current : next("pthread_cond_timedwait");
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    static __typeof__(&pthread_cond_timedwait) original;
    if (!original) original = (__typeof__(original))condition_wait();
    if (!is_fixed) return original(condition, mutex, deadline);
    struct timespec real = real_deadline(deadline);
    return original(condition, mutex, &real);
}

int clock_nanosleep(clockid_t id, int flags, const struct timespec *duration, struct timespec *rest) {
    if (!is_fixed || !(flags & TIMER_ABSTIME) || !is_wall_clock(id)) return NEXT(clock_nanosleep)(id, flags, duration, rest);
    struct timespec real = real_deadline(duration);
    return NEXT(clock_nanosleep)(id, flags, &real, rest);
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
    int is_set = value->it_value.tv_sec || value->it_value.tv_nsec;
    if (!is_fixed || !(flags & TFD_TIMER_ABSTIME) || !is_set) return NEXT(timerfd_settime)(descriptor, flags, value, old);
    struct itimerspec real = *value;
    real.it_value = real_deadline(&value->it_value);
    return NEXT(timerfd_settime)(descriptor, flags, &real, old);
}

// SplitMix64: the same sequence in every run, so that views with random content draw the same picture.
static uint64_t random_state = 0x49736C6574ULL;

static uint64_t next_random(void) {
    uint64_t z = __atomic_add_fetch(&random_state, 0x9E3779B97F4A7C15ULL, __ATOMIC_RELAXED);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

static void fill_random(void *buffer, size_t length) {
    unsigned char *bytes = buffer;
    while (length > 0) {
        uint64_t value = next_random();
        size_t count = length < sizeof value ? length : sizeof value;
        memcpy(bytes, &value, count);
        bytes += count;
        length -= count;
    }
}

// Swift's own generator asks the kernel without the C library's function.
long syscall(long number, ...) {
    static __typeof__(&syscall) original;
    if (!original) original = NEXT(syscall);
    va_list list;
    va_start(list, number);
    long a[6];
    for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
    va_end(list);
    if (is_fixed && number == SYS_getrandom) {
        fill_random((void *)a[0], (size_t)a[1]);
        return a[1];
    }
    return original(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
    return syscall(SYS_getrandom, buffer, length, flags);
}

int getentropy(void *buffer, size_t length) {
    if (length > 256) {
        errno = EIO;
        return -1;
    }
    if (!is_fixed) return NEXT(getentropy)(buffer, length);
    fill_random(buffer, length);
    return 0;
}

void arc4random_buf(void *buffer, size_t length) {
    if (is_fixed) {
        fill_random(buffer, length);
        return;
    }
    while (length > 0) {
        size_t count = length < 256 ? length : 256;
        if (syscall(SYS_getrandom, buffer, count, 0) == (long)count) {
            buffer = (char *)buffer + count;
            length -= count;
        }
    }
}
