#ifndef EXTENSION_CLOCK_H
#define EXTENSION_CLOCK_H

// Preloaded into an extension process, this library lets the wall clock stand still at the moment named by the
// environment variable ISLET_CLOCK (seconds since 1970), while every way to sleep or wait keeps its real length.
//
// With ISLET_CLOCK_FOLLOWED set to 1 every clock stands still, and timers and sleeping follow it: they end when the host
// moves the clock past their deadline. Waiting with a time limit for a semaphore, a condition or a lock keeps its real length.

#include <stdint.h>

// Moves the clock to another moment, in nanoseconds since 1970. Returns 0 where the clock does not stand still. Where it is
// followed, one timer or thread goes on of those that are due: the others are due still, so that they come one after the other.
int islet_set_clock(int64_t nanoseconds);

// The moment of the clock, in nanoseconds since 1970.
int64_t islet_clock(void);

// The first moment at which a timer fires or a thread wakes, in nanoseconds since 1970; INT64_MAX where there is none.
int64_t islet_next_deadline(void);

enum islet_quiet {
    ISLET_QUIET = 0,
    // A thread waits in real time.
    ISLET_TIMED_WAIT = 1,
    // A thread computes.
    ISLET_RUNNING = 2,
};

// Waits until every other thread of the process is asleep and nothing can wake it but the clock or another process; at most
// so many nanoseconds of real time. Only one thread may call this.
int islet_wait_until_quiet(int64_t limit);

// Lets the clock stand still at a moment, which may lie before what it shows: until it is waited for the next time, sleeping takes
// its real time. Returns 0 where the clock is not followed.
int islet_stop_passing(int64_t nanoseconds);

// Refuses connections to the network, or no longer. With the environment variable ISLET_NETWORK set to closed they are always
// refused.
void islet_close_network(int closed);

#endif
