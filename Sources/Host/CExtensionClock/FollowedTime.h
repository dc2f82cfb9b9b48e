#ifndef FOLLOWED_TIME_H
#define FOLLOWED_TIME_H

// What the files of this library share. Times are nanoseconds; where not said otherwise, since 1970 on the clock of the process.

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <time.h>

#define HIDDEN __attribute__((visibility("hidden")))

// The definitions of this library stand in for the C library's own; dlsym finds those.
#define NEXT(name) ((__typeof__(&name))islet_next(#name))

HIDDEN void *islet_next(const char *name);

// The moment the clock shows.
HIDDEN extern _Atomic int64_t fixed_nanoseconds;
HIDDEN extern _Atomic int is_fixed;
// Whether waiting follows the clock as well.
HIDDEN extern _Atomic int is_followed;
// Waits under way that take their real time.
HIDDEN extern _Atomic int timed_waits;
// Whether the time has begun to pass; before, sleeping takes its real time.
HIDDEN extern _Atomic int is_passing;

// Held while deadlines are looked at or the clock is moved; waited on with `islet_moved` until it moves.
HIDDEN extern pthread_mutex_t islet_lock;
HIDDEN extern pthread_cond_t islet_moved;

HIDDEN int64_t islet_nanoseconds(struct timespec time);
HIDDEN int64_t islet_real_now(void);
// A moment of one of the system's clocks as this process sees them.
HIDDEN int64_t islet_moment(clockid_t id, int64_t time);
// A moment of a clock that starts with the machine.
HIDDEN int64_t islet_uptime(void);
HIDDEN int islet_is_wall_clock(clockid_t id);
// A deadline as the process means it, as one the kernel understands; without a clock where that cannot be told by type.
HIDDEN struct timespec islet_real_deadline_on(clockid_t id, const struct timespec *deadline);
HIDDEN struct timespec islet_real_deadline(const struct timespec *deadline);

// Whether code at this address belongs to libdispatch.
HIDDEN int islet_is_dispatch(void *address);
// Whether code at this address waits for other threads of its own when it sleeps.
HIDDEN int islet_sleeps_for_itself(void *address);

// Called with the lock held: the next deadline of each kind, or INT64_MAX.
HIDDEN int64_t islet_next_timer(void);
HIDDEN int64_t islet_next_dispatch(void);
HIDDEN int64_t islet_next_sleeper(void);
// Called with the lock held, after the clock moved.
HIDDEN void islet_forget_passed_dispatch(void);
// The same: lets the first timer fire that is due; 0 where none is.
HIDDEN int islet_fire_timer(void);
// The same: wakes the first thread whose sleep is over.
HIDDEN void islet_wake_sleeper(void);

#endif
