#ifndef ISLET_WATCH_H
#define ISLET_WATCH_H

#include "CWatchPage.h"

#include <dlfcn.h>
#include <stddef.h>

/// Where the host reads; NULL where there is none.
extern IsletWatch *islet_watch;

/// Gives the calling thread a stack of its own for signals, so that one can be dealt with where the stack is used up.
void islet_add_signal_stack(void);

void islet_catch_crashes(void);

/// Reads a small file without the allocator; the number of bytes, or -1.
long islet_read_file(const char *path, char *buffer, size_t size);

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#endif
