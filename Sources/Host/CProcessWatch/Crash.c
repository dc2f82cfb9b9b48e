#define _GNU_SOURCE
#include "Watch.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

// Where a program stood when it crashed: the addresses of its calls, for the host to name. Only what may be called in a signal is.
enum { STACK_SIZE = 64 << 10, INNERMOST = 64, DEEPEST = 4 << 20 };

static pthread_key_t stacks;
static pthread_once_t made = PTHREAD_ONCE_INIT;

static void remove_stack(void *memory) {
    stack_t none = {.ss_flags = SS_DISABLE};
    sigaltstack(&none, NULL);
    munmap(memory, STACK_SIZE);
}

static void make_key(void) { pthread_key_create(&stacks, remove_stack); }

void islet_add_signal_stack(void) {
    stack_t old;
    if (sigaltstack(NULL, &old) || !(old.ss_flags & SS_DISABLE)) return;
    pthread_once(&made, make_key);
    void *memory = mmap(NULL, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return;
    stack_t new = {.ss_sp = memory, .ss_size = STACK_SIZE};
    if (sigaltstack(&new, NULL) == 0) pthread_setspecific(stacks, memory);
}

struct start {
    void *(*routine)(void *);
    void *argument;
};

static void *run(void *memory) {
    struct start start = *(struct start *)memory;
    free(memory);
    islet_add_signal_stack();
    return start.routine(start.argument);
}

int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*routine)(void *), void *restrict argument) {
    static __typeof__(&pthread_create) original;
    if (!original) original = NEXT(pthread_create);
    struct start *start = islet_watch ? malloc(sizeof *start) : NULL;
    if (!start) return original(thread, attributes, routine, argument);
    *start = (struct start){routine, argument};
    int error = original(thread, attributes, run, start);
    if (error) free(start);
    return error;
}

static int read_words(uint64_t address, uint64_t *words, size_t count) {
    struct iovec here = {words, count * sizeof *words}, there = {(void *)address, count * sizeof *words};
    return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == (ssize_t)(count * sizeof *words);
}

static void keep(uint64_t address) {
    uint64_t count = islet_watch->frame_count;
    if (count < ISLET_WATCH_FRAMES) {
        islet_watch->frames[count] = address;
        islet_watch->frame_count = count + 1;
        return;
    }
    // The outermost ones are kept, in turn, behind the innermost.
    uint64_t room = ISLET_WATCH_FRAMES - INNERMOST;
    islet_watch->frames[INNERMOST + islet_watch->omitted_frames % room] = address;
    islet_watch->omitted_frames++;
}

static void reverse(uint64_t from, uint64_t to) {
    for (; from + 1 < to; from++, to--) {
        uint64_t frame = islet_watch->frames[from];
        islet_watch->frames[from] = islet_watch->frames[to - 1];
        islet_watch->frames[to - 1] = frame;
    }
}

// Turns the ring so that its first frame is the innermost of those kept.
static void put_in_order(void) {
    uint64_t room = ISLET_WATCH_FRAMES - INNERMOST, turn = islet_watch->omitted_frames % room;
    if (!islet_watch->omitted_frames) return;
    reverse(INNERMOST, INNERMOST + turn);
    reverse(INNERMOST + turn, ISLET_WATCH_FRAMES);
    reverse(INNERMOST, ISLET_WATCH_FRAMES);
}

static void walk(uint64_t place, uint64_t frame, uint64_t stack) {
    uint64_t words[2];
    keep(place);
    // Where a call led nowhere, who called is on top of the stack.
    if (!read_words(place, words, 1) && read_words(stack, words, 1)) keep(words[0]);
    for (int depth = 0; depth < DEEPEST && frame && read_words(frame, words, 2); depth++) {
        // A return address is behind its call.
        if (words[1] > 1) keep(words[1] - 1);
        if (words[0] <= frame) break;
        frame = words[0];
    }
    put_in_order();
}

static uint64_t hexadecimal(const char **text) {
    uint64_t value = 0;
    for (;; (*text)++) {
        char c = **text;
        int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
        if (digit < 0) return value;
        value = value * 16 + (uint64_t)digit;
    }
}

static int is_needed(const char *line) {
    uint64_t start = hexadecimal(&line);
    if (*line++ != '-') return 0;
    uint64_t end = hexadecimal(&line);
    for (uint64_t i = 0; i < islet_watch->frame_count; i++)
        if (islet_watch->frames[i] >= start && islet_watch->frames[i] < end) return 1;
    return 0;
}

static void copy_maps(void) {
    int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    static char buffer[4096];
    static char line[4096];
    size_t length = 0;
    ssize_t count;
    while ((count = read(file, buffer, sizeof buffer)) > 0) {
        for (ssize_t i = 0; i < count; i++) {
            if (length + 1 < sizeof line) line[length++] = buffer[i];
            if (buffer[i] != '\n') continue;
            line[length] = 0;
            if (is_needed(line) && islet_watch->maps_length + length < ISLET_WATCH_MAPS) {
                memcpy(islet_watch->maps + islet_watch->maps_length, line, length);
                islet_watch->maps_length += length;
            }
            length = 0;
        }
    }
    close(file);
}

static void caught(int signal, siginfo_t *information, void *context) {
    // What a fault did not bring about does not come again by itself.
    if (information->si_code <= 0) syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), signal);
    uint64_t none = 0;
    // The first crash counts; another thread may crash meanwhile.
    if (!__atomic_compare_exchange_n(&islet_watch->signal, &none, (uint64_t)signal, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) return;
    const mcontext_t *machine = &((ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
    walk((uint64_t)machine->gregs[REG_RIP], (uint64_t)machine->gregs[REG_RBP], (uint64_t)machine->gregs[REG_RSP]);
#elif defined(__aarch64__)
    walk(machine->pc, machine->regs[29], machine->sp);
#endif
    copy_maps();
}

// Comes back to the same place without this handler, so that the program ends as it would have.
void islet_catch_crashes(void) {
    static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
    struct sigaction action = {.sa_sigaction = caught, .sa_flags = (int)(SA_SIGINFO | SA_ONSTACK | SA_RESETHAND)};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}
