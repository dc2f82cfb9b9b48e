#ifndef ISLET_CWATCHPAGE_H
#define ISLET_CWATCHPAGE_H

#include <stdint.h>

/// What a program says about itself to the host, in memory that both have: the file descriptor named by `ISLET_WATCH`.
enum { ISLET_WATCH_VERSION = 1, ISLET_WATCH_FRAMES = 256, ISLET_WATCH_MAPS = 48 * 1024 };

typedef struct {
    uint64_t version;
    /// Most bytes of memory the program had written to and nobody shares, as far as it came near a new height.
    uint64_t peak;
    /// The height, in bytes without a file, at which `peak` was looked at last.
    uint64_t height;
    /// The signal that ended it; 0 while it runs.
    uint64_t signal;
    /// Addresses of code, the innermost first; those in the middle of a very deep stack are left out.
    uint64_t frame_count;
    uint64_t omitted_frames;
    uint64_t frames[ISLET_WATCH_FRAMES];
    /// Lines of `/proc/self/maps` in which they lie.
    uint64_t maps_length;
    char maps[ISLET_WATCH_MAPS];
} IsletWatch;

/// A file in memory for one ``IsletWatch``; -1 with `errno` where it cannot be made.
int islet_watch_make(void);

/// The most memory a program said it had; and, once it has said so, begin anew.
uint64_t islet_watch_peak(const IsletWatch *watch);
void islet_watch_begin_anew(IsletWatch *watch);

const char *islet_watch_maps(const IsletWatch *watch);

#endif
