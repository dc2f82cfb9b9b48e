#define _GNU_SOURCE
#include "Watch.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

IsletWatch *islet_watch;

long islet_read_file(const char *path, char *buffer, size_t size) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    size_t length = 0;
    while (length < size) {
        ssize_t count = read(file, buffer + length, size - length);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        length += (size_t)count;
    }
    close(file);
    return (long)length;
}

// Programs that this one starts are not watched from within.
__attribute__((constructor)) static void begin(void) {
    // A launcher that becomes the program leaves the watch to it.
    if (getenv("ISLET_WATCH_LATER")) {
        unsetenv("ISLET_WATCH_LATER");
        return;
    }
    const char *text = getenv("ISLET_WATCH");
    if (!text || !*text) return;
    char *rest;
    long number = strtol(text, &rest, 10);
    unsetenv("ISLET_WATCH");
    if (*rest || number < 3) return;
    void *memory = mmap(NULL, sizeof(IsletWatch), PROT_READ | PROT_WRITE, MAP_SHARED, (int)number, 0);
    close((int)number);
    if (memory == MAP_FAILED) return;
    islet_watch = memory;
    islet_watch->version = ISLET_WATCH_VERSION;
    islet_add_signal_stack();
    islet_catch_crashes();
}
