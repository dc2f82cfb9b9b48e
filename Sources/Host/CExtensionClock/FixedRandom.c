#define _GNU_SOURCE
#include "FollowedTime.h"

#include <errno.h>
#include <linux/futex.h>
#include <stdarg.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// SplitMix64: the same sequence in every run, so that views with random content draw the same picture.
static uint64_t random_state = 0x49736C6574ULL;

static uint64_t next_random(void) {
    uint64_t z = __atomic_add_fetch(&random_state, 0x9E3779B97F4A7C15ULL, __ATOMIC_RELAXED);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

static void fill_random(void *buffer, size_t length) {
    unsigned char *bytes = buffer;
    while (length > 0) {
        uint64_t value = next_random();
        size_t count = length < sizeof value ? length : sizeof value;
        memcpy(bytes, &value, count);
        bytes += count;
        length -= count;
    }
}

static int is_timed_wait(int operation, long limit) {
    int command = operation & FUTEX_CMD_MASK;
    return limit && (command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET);
}

// libvips keeps the threads that it has made for some seconds, each waiting for more work: nothing of the program's waits for them then.
static int is_idle_helper(void) {
    static _Thread_local int known = -1;
    if (known < 0) {
        char name[16] = "";
        prctl(PR_GET_NAME, name);
        known = strncmp(name, "libvips", strlen("libvips")) == 0;
    }
    return known;
}

// Swift's own generator asks the kernel without the C library's function.
long syscall(long number, ...) {
    static __typeof__(&syscall) original;
    if (!original) original = NEXT(syscall);
    va_list list;
    va_start(list, number);
    long a[6];
    for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
    va_end(list);
    if (is_fixed && number == SYS_getrandom) {
        fill_random((void *)a[0], (size_t)a[1]);
        return a[1];
    }
    if (is_followed && number == SYS_futex && is_timed_wait((int)a[1], a[3]) && !is_idle_helper()) {
        timed_waits++;
        long result = original(number, a[0], a[1], a[2], a[3], a[4], a[5]);
        int error = errno;
        timed_waits--;
        errno = error;
        return result;
    }
    return original(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
    return syscall(SYS_getrandom, buffer, length, flags);
}

int getentropy(void *buffer, size_t length) {
    if (length > 256) {
        errno = EIO;
        return -1;
    }
    if (!is_fixed) return NEXT(getentropy)(buffer, length);
    fill_random(buffer, length);
    return 0;
}

void arc4random_buf(void *buffer, size_t length) {
    if (is_fixed) {
        fill_random(buffer, length);
        return;
    }
    while (length > 0) {
        size_t count = length < 256 ? length : 256;
        if (syscall(SYS_getrandom, buffer, count, 0) == (long)count) {
            buffer = (char *)buffer + count;
            length -= count;
        }
    }
}

// Foundation's UUIDs come from a file that it reads, and from the number of the process.
void _foundation_uuid_generate_random(unsigned char *out);

void _foundation_uuid_generate_random(unsigned char *out) {
    if (!is_fixed) {
        NEXT(_foundation_uuid_generate_random)(out);
        return;
    }
    fill_random(out, 16);
    out[6] = (out[6] & 0x0F) | 0x40;
    out[8] = (out[8] & 0x3F) | 0x80;
}
