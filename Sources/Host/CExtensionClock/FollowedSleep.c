#define _GNU_SOURCE
#include "FollowedTime.h"

#include <string.h>
#include <unistd.h>

// Where the clock is followed, a thread that sleeps wakes when the host moves the clock past its moment.

pthread_mutex_t islet_lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t islet_moved = PTHREAD_COND_INITIALIZER;

struct sleeper {
    int64_t due;
    int is_awake;
    struct sleeper *next;
};

// The one that went to sleep first comes first.
static struct sleeper *sleepers;

static struct sleeper *first_sleeper(void) {
    struct sleeper *first = sleepers;
    for (struct sleeper *one = sleepers; one; one = one->next)
        if (one->due < first->due) first = one;
    return first;
}

int64_t islet_next_sleeper(void) {
    struct sleeper *first = first_sleeper();
    return first ? first->due : INT64_MAX;
}

static void remove_sleeper(struct sleeper *sleeper) {
    for (struct sleeper **place = &sleepers; *place; place = &(*place)->next)
        if (*place == sleeper) {
            *place = sleeper->next;
            return;
        }
}

void islet_wake_sleeper(void) {
    struct sleeper *first = first_sleeper();
    if (!first || first->due > fixed_nanoseconds) return;
    remove_sleeper(first);
    first->is_awake = 1;
    pthread_cond_broadcast(&islet_moved);
}

static int follows(void *caller) { return is_followed && is_passing && !islet_sleeps_for_itself(caller); }

static void sleep_until(int64_t due) {
    pthread_mutex_lock(&islet_lock);
    struct sleeper me = {due, due <= fixed_nanoseconds, NULL};
    if (!me.is_awake) {
        struct sleeper **end = &sleepers;
        while (*end) end = &(*end)->next;
        *end = &me;
    }
    while (!me.is_awake) pthread_cond_wait(&islet_moved, &islet_lock);
    pthread_mutex_unlock(&islet_lock);
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
    if (!follows(__builtin_return_address(0))) return NEXT(nanosleep)(duration, rest);
    sleep_until(fixed_nanoseconds + islet_nanoseconds(*duration));
    if (rest) memset(rest, 0, sizeof *rest);
    return 0;
}

int usleep(useconds_t duration) {
    if (!follows(__builtin_return_address(0))) return NEXT(usleep)(duration);
    sleep_until(fixed_nanoseconds + (int64_t)duration * 1000);
    return 0;
}

unsigned int sleep(unsigned int seconds) {
    if (!follows(__builtin_return_address(0))) return NEXT(sleep)(seconds);
    sleep_until(fixed_nanoseconds + (int64_t)seconds * 1000000000);
    return 0;
}

int clock_nanosleep(clockid_t id, int flags, const struct timespec *duration, struct timespec *rest) {
    int64_t wanted = islet_nanoseconds(*duration);
    if (follows(__builtin_return_address(0))) {
        sleep_until(flags & TIMER_ABSTIME ? islet_moment(id, wanted) : fixed_nanoseconds + wanted);
        return 0;
    }
    if (!is_fixed || !(flags & TIMER_ABSTIME)) return NEXT(clock_nanosleep)(id, flags, duration, rest);
    struct timespec real = islet_real_deadline_on(id, duration);
    return NEXT(clock_nanosleep)(id, flags, &real, rest);
}
