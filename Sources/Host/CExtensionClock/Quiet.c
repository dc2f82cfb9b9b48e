#define _GNU_SOURCE
#include "ExtensionClock.h"
#include "FollowedTime.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// A process is quiet when two looks at its threads find all of them asleep, and none has run between them: then there was a
// moment at which all were asleep, and nobody was left to wake another.

enum { most_threads = 512 };

struct look {
    int count;
    struct thread {
        long id;
        long switches;
    } threads[most_threads];
};

static long number_after(const char *text, const char *name) {
    const char *found = strstr(text, name);
    return found ? strtol(found + strlen(name), NULL, 10) : 0;
}

// Whether a thread sleeps; counts how often it has run.
static int is_asleep(const char *name, struct thread *thread) {
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/self/task/%s/status", name);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    if (length <= 0) return 0;
    text[length] = 0;
    const char *state = strstr(text, "State:\t");
    if (!state || state[7] != 'S') return 0;
    thread->id = atoi(name);
    thread->switches = number_after(text, "\nvoluntary_ctxt_switches:\t") + number_after(text, "\nnonvoluntary_ctxt_switches:\t");
    return 1;
}

static int all_asleep(struct look *look) {
    int self = (int)syscall(SYS_gettid);
    look->count = 0;
    DIR *tasks = opendir("/proc/self/task");
    if (!tasks) return 0;
    int is_quiet = 1;
    for (struct dirent *entry; is_quiet && (entry = readdir(tasks));) {
        if (entry->d_name[0] == '.' || atoi(entry->d_name) == self) continue;
        is_quiet = look->count < most_threads && is_asleep(entry->d_name, &look->threads[look->count]);
        look->count++;
    }
    closedir(tasks);
    return is_quiet;
}

static int is_quiet(void) {
    static struct look first, second;
    if (timed_waits || !all_asleep(&first) || !all_asleep(&second) || timed_waits) return 0;
    return first.count == second.count && memcmp(first.threads, second.threads, sizeof(struct thread) * (size_t)first.count) == 0;
}

static void really_sleep(int64_t nanoseconds) {
    struct timespec pause = {0, (long)nanoseconds};
    syscall(SYS_nanosleep, &pause, NULL);
}

int islet_wait_until_quiet(int64_t limit) {
    is_passing = 1;
    int64_t end = islet_real_now() + limit;
    for (int64_t pause = 20000; !is_quiet(); pause = pause < 2000000 ? pause * 2 : pause) {
        if (islet_real_now() >= end) return timed_waits ? ISLET_TIMED_WAIT : ISLET_RUNNING;
        really_sleep(pause);
    }
    return ISLET_QUIET;
}

int64_t islet_next_deadline(void) {
    pthread_mutex_lock(&islet_lock);
    int64_t first = islet_next_timer();
    int64_t dispatch = islet_next_dispatch(), sleeper = islet_next_sleeper();
    if (dispatch < first) first = dispatch;
    if (sleeper < first) first = sleeper;
    pthread_mutex_unlock(&islet_lock);
    return first;
}
