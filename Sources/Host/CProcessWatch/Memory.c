#define _GNU_SOURCE
#include "Watch.h"

#include <errno.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// A program is at its height just before it gives memory back. So it is looked at then, each time that so much has been given back,
// and how long the program stood there makes no difference.
enum { STRIDE = 256 << 10, NEGLIGIBLE = 4 << 20 };

void __libc_free(void *memory);
void *__libc_realloc(void *memory, size_t size);

static __thread size_t given_back __attribute__((tls_model("initial-exec")));

static long number_after(const char *text, const char *name) {
    const char *place = strstr(text, name);
    return place ? strtol(place + strlen(name), NULL, 10) : 0;
}

static uint64_t bytes_without_file(void) {
    char text[128];
    long length = islet_read_file("/proc/self/statm", text, sizeof text - 1);
    if (length <= 0) return 0;
    text[length] = 0;
    long all, resident, shared;
    if (sscanf(text, "%ld %ld %ld", &all, &resident, &shared) != 3 || resident < shared) return 0;
    return (uint64_t)(resident - shared) * (uint64_t)sysconf(_SC_PAGESIZE);
}

static uint64_t private_bytes(void) {
    char text[2048];
    long length = islet_read_file("/proc/self/smaps_rollup", text, sizeof text - 1);
    if (length <= 0) return 0;
    text[length] = 0;
    // Pages of a file that was just written count as dirty until they are on the disk, as those of a library that was just built.
    long dirty = number_after(text, "\nPrivate_Dirty:"), anonymous = number_after(text, "\nAnonymous:");
    return (uint64_t)((dirty < anonymous ? dirty : anonymous) + number_after(text, "\nSwapPss:")) * 1024;
}

static void look(void) {
    IsletWatch *watch = islet_watch;
    if (!watch) return;
    int error = errno;
    uint64_t now = bytes_without_file(), before = __atomic_load_n(&watch->height, __ATOMIC_RELAXED);
    if (now > NEGLIGIBLE && now > before + STRIDE + before / 64) {
        __atomic_store_n(&watch->height, now, __ATOMIC_RELAXED);
        uint64_t bytes = private_bytes(), peak = __atomic_load_n(&watch->peak, __ATOMIC_RELAXED);
        while (bytes > peak && !__atomic_compare_exchange_n(&watch->peak, &peak, bytes, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
    }
    errno = error;
}

static void note(size_t size) {
    given_back += size;
    if (given_back < STRIDE) return;
    given_back = 0;
    look();
}

void free(void *memory) {
    if (memory && islet_watch) note(malloc_usable_size(memory));
    __libc_free(memory);
}

void *realloc(void *memory, size_t size) {
    if (memory && islet_watch) {
        size_t old = malloc_usable_size(memory);
        if (size < old) note(old - size);
    }
    return __libc_realloc(memory, size);
}

int munmap(void *memory, size_t length) {
    if (islet_watch) note(length);
    static __typeof__(&munmap) original;
    if (!original) original = NEXT(munmap);
    return original(memory, length);
}

int madvise(void *memory, size_t length, int advice) {
    if (islet_watch && (advice == MADV_DONTNEED || advice == MADV_FREE || advice == MADV_REMOVE)) note(length);
    static __typeof__(&madvise) original;
    if (!original) original = NEXT(madvise);
    return original(memory, length, advice);
}
