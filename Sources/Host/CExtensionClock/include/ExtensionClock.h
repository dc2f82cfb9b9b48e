#ifndef EXTENSION_CLOCK_H
#define EXTENSION_CLOCK_H

// Preloaded into an extension process, this library lets the wall clock stand still at the moment named by the
// environment variable ISLET_CLOCK (seconds since 1970), while every way to sleep or wait keeps its real length.

#include <stdint.h>

// Moves the clock to another moment, in nanoseconds since 1970. Returns 0 where the clock does not stand still.
int islet_set_clock(int64_t nanoseconds);

#endif
