#define _GNU_SOURCE
#include "ExtensionClock.h"
#include "FollowedTime.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

void *islet_next(const char *name) { return dlsym(RTLD_NEXT, name); }

// One number, so that no thread sees half of a change.
_Atomic int64_t fixed_nanoseconds;
_Atomic int is_fixed;
_Atomic int is_followed;
_Atomic int timed_waits;
_Atomic int is_passing;

static int64_t start_nanoseconds;
// Where the clocks that start with the machine stand at the start.
static const int64_t uptime_at_start = 100000 * (int64_t)1000000000;

static struct timespec timespec_of(int64_t time) {
    int64_t seconds = time / 1000000000 - (time % 1000000000 < 0);
    return (struct timespec){(time_t)seconds, (long)(time - seconds * 1000000000)};
}

static struct timespec fixed_time(void) { return timespec_of(fixed_nanoseconds); }

int64_t islet_clock(void) { return fixed_nanoseconds; }

int64_t islet_uptime(void) { return fixed_nanoseconds - start_nanoseconds + uptime_at_start; }

int64_t islet_moment(clockid_t id, int64_t time) { return islet_is_wall_clock(id) ? time : time - uptime_at_start + start_nanoseconds; }

int islet_set_clock(int64_t nanoseconds) {
    if (!is_fixed) return 0;
    if (!is_followed) {
        fixed_nanoseconds = nanoseconds;
        return 1;
    }
    pthread_mutex_lock(&islet_lock);
    fixed_nanoseconds = nanoseconds;
    islet_forget_passed_dispatch();
    if (!islet_fire_timer()) islet_wake_sleeper();
    pthread_mutex_unlock(&islet_lock);
    return 1;
}

int islet_stop_passing(int64_t nanoseconds) {
    if (!is_followed) return 0;
    pthread_mutex_lock(&islet_lock);
    fixed_nanoseconds = nanoseconds;
    is_passing = 0;
    pthread_mutex_unlock(&islet_lock);
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
    start_nanoseconds = fixed_nanoseconds;
    is_fixed = 1;
    const char *followed = getenv("ISLET_CLOCK_FOLLOWED");
    is_followed = followed && strcmp(followed, "1") == 0;
}

static int real_clock(clockid_t id, struct timespec *out) { return (int)syscall(SYS_clock_gettime, id, out); }

int islet_is_wall_clock(clockid_t id) { return id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE || id == CLOCK_TAI; }

static int starts_with_machine(clockid_t id) {
    return id == CLOCK_MONOTONIC || id == CLOCK_MONOTONIC_RAW || id == CLOCK_MONOTONIC_COARSE || id == CLOCK_BOOTTIME;
}

int64_t islet_nanoseconds(struct timespec t) { return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec; }

static int64_t real_nanoseconds(clockid_t id) {
    struct timespec now;
    real_clock(id, &now);
    return islet_nanoseconds(now);
}

int64_t islet_real_now(void) { return real_nanoseconds(CLOCK_MONOTONIC); }

// A deadline on a clock as the process sees it, as one the kernel understands.
struct timespec islet_real_deadline_on(clockid_t id, const struct timespec *deadline) {
    int64_t wanted = islet_nanoseconds(*deadline);
    if (islet_is_wall_clock(id)) return timespec_of(wanted - fixed_nanoseconds + real_nanoseconds(CLOCK_REALTIME));
    if (!is_followed) return *deadline;
    return timespec_of(wanted - islet_uptime() + real_nanoseconds(id));
}

// The same where the clock is not known. Deadlines of the monotonic clock, which cannot be told apart by type, are recognised
// by being nearer to that clock.
struct timespec islet_real_deadline(const struct timespec *deadline) {
    int64_t wanted = islet_nanoseconds(*deadline);
    int64_t monotonic = is_followed ? islet_uptime() : islet_real_now();
    int is_monotonic = llabs(wanted - monotonic) < llabs(wanted - fixed_nanoseconds);
    return islet_real_deadline_on(is_monotonic ? CLOCK_MONOTONIC : CLOCK_REALTIME, deadline);
}

int clock_gettime(clockid_t id, struct timespec *out) {
    if (is_fixed && islet_is_wall_clock(id)) {
        *out = fixed_time();
        return 0;
    }
    if (is_followed && starts_with_machine(id)) {
        *out = timespec_of(islet_uptime());
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
