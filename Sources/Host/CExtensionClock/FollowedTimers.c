#define _GNU_SOURCE
#include "FollowedTime.h"

#include <poll.h>
#include <sys/timerfd.h>

// Timers of the kernel. Where the clock is followed they are never set: one whose deadline the clock has passed fires at once.

enum { most_timers = 1024 };

struct timer {
    int is_used;
    int is_dispatch;
    clockid_t clock;
    // 0 for none.
    int64_t due;
    int64_t interval;
};

static struct timer timers[most_timers];

static int is_known(int descriptor) { return descriptor >= 0 && descriptor < most_timers && timers[descriptor].is_used; }

// Timers of libdispatch count only once they are due: it has one of its own that fires every second. What the program waits for
// with libdispatch's help is known from elsewhere.
int64_t islet_next_timer(void) {
    int64_t first = INT64_MAX;
    for (int i = 0; i < most_timers; i++) {
        if (!timers[i].is_used || !timers[i].due || timers[i].due >= first) continue;
        if (!timers[i].is_dispatch || timers[i].due <= fixed_nanoseconds) first = timers[i].due;
    }
    return first;
}

int timerfd_create(int clock, int flags) {
    int descriptor = NEXT(timerfd_create)(clock, flags);
    if (!is_followed || descriptor < 0 || descriptor >= most_timers) return descriptor;
    pthread_mutex_lock(&islet_lock);
    timers[descriptor] = (struct timer){1, islet_is_dispatch(__builtin_return_address(0)), clock, 0, 0};
    pthread_mutex_unlock(&islet_lock);
    return descriptor;
}

// Lets the timer fire, and returns when it has. Another thread may read it before anybody here sees that it can be read: then it has
// no time left.
static void fire(int descriptor) {
    struct itimerspec soon = {{0, 0}, {0, 1}};
    if (NEXT(timerfd_settime)(descriptor, 0, &soon, NULL)) return;
    for (int tries = 0; tries < 100; tries++) {
        struct pollfd look = {descriptor, POLLIN, 0};
        if (poll(&look, 1, 1)) return;
        struct itimerspec left = {{0, 0}, {0, 0}};
        if (timerfd_gettime(descriptor, &left) || (!left.it_value.tv_sec && !left.it_value.tv_nsec)) return;
    }
}

static int follow(int descriptor, int flags, const struct itimerspec *value) {
    struct timer *timer = &timers[descriptor];
    int64_t wanted = islet_nanoseconds(value->it_value);
    timer->interval = islet_nanoseconds(value->it_interval);
    timer->due = !wanted ? 0 : flags & TFD_TIMER_ABSTIME ? islet_moment(timer->clock, wanted) : fixed_nanoseconds + wanted;
    struct itimerspec none = {{0, 0}, {0, 0}};
    int result = NEXT(timerfd_settime)(descriptor, 0, &none, NULL);
    if (result || !timer->due || timer->due > fixed_nanoseconds) return result;
    timer->due = timer->interval ? fixed_nanoseconds + timer->interval : 0;
    fire(descriptor);
    return 0;
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
    if (is_followed && is_known(descriptor)) {
        if (old) *old = (struct itimerspec){{0, 0}, {0, 0}};
        pthread_mutex_lock(&islet_lock);
        int result = follow(descriptor, flags, value);
        pthread_mutex_unlock(&islet_lock);
        return result;
    }
    int is_set = value->it_value.tv_sec || value->it_value.tv_nsec;
    if (!is_fixed || !(flags & TFD_TIMER_ABSTIME) || !is_set) return NEXT(timerfd_settime)(descriptor, flags, value, old);
    struct itimerspec real = *value;
    real.it_value = islet_real_deadline(&value->it_value);
    return NEXT(timerfd_settime)(descriptor, flags, &real, old);
}

int islet_fire_timer(void) {
    int first = -1;
    for (int i = 0; i < most_timers; i++) {
        if (!timers[i].is_used || !timers[i].due || timers[i].due > fixed_nanoseconds) continue;
        if (first < 0 || timers[i].due < timers[first].due) first = i;
    }
    if (first < 0) return 0;
    struct timer *timer = &timers[first];
    timer->due += timer->interval ? ((fixed_nanoseconds - timer->due) / timer->interval + 1) * timer->interval : -timer->due;
    fire(first);
    return 1;
}
