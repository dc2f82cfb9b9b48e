#define _GNU_SOURCE
#include "CWatchPage.h"

#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>

int islet_watch_make(void) {
    int file = memfd_create("islet-watch", MFD_CLOEXEC);
    if (file < 0 || ftruncate(file, sizeof(IsletWatch)) == 0) return file;
    int error = errno;
    close(file);
    errno = error;
    return -1;
}

uint64_t islet_watch_peak(const IsletWatch *watch) { return __atomic_load_n(&watch->peak, __ATOMIC_RELAXED); }

void islet_watch_begin_anew(IsletWatch *watch) {
    __atomic_store_n(&watch->peak, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&watch->height, 0, __ATOMIC_RELAXED);
}

const char *islet_watch_maps(const IsletWatch *watch) { return watch->maps; }
