#define _GNU_SOURCE
#include "FollowedTime.h"

#include <stdlib.h>
#include <string.h>

// What the program waits for with libdispatch's help: noted here, done by libdispatch.

struct deadline {
    // The source; NULL for work that is done once.
    void *source;
    int64_t due;
    int64_t interval;
};

static struct deadline *deadlines;
static int count, room;

int64_t islet_next_dispatch(void) {
    int64_t first = INT64_MAX;
    for (int i = 0; i < count; i++)
        if (deadlines[i].due < first) first = deadlines[i].due;
    return first;
}

static void remove_at(int place) { deadlines[place] = deadlines[--count]; }

void islet_forget_passed_dispatch(void) {
    int64_t now = fixed_nanoseconds;
    for (int i = count - 1; i >= 0; i--) {
        if (deadlines[i].due > now) continue;
        if (deadlines[i].interval) {
            deadlines[i].due += ((now - deadlines[i].due) / deadlines[i].interval + 1) * deadlines[i].interval;
        } else {
            remove_at(i);
        }
    }
}

static void forget(void *source) {
    for (int i = 0; i < count; i++)
        if (deadlines[i].source == source) {
            remove_at(i);
            return;
        }
}

// libdispatch's own way to write moments: of the clock that starts with the machine, of the same clock while the machine
// sleeps, and, negative, of the wall clock.
static const uint64_t not_uptime = 1ULL << 63, wall = 1ULL << 62;

static int64_t moment(uint64_t time) {
    if (time == UINT64_MAX) return INT64_MAX;
    if (!(time & not_uptime)) return time ? islet_moment(CLOCK_MONOTONIC, (int64_t)time) : fixed_nanoseconds;
    if (time & wall) return time == UINT64_MAX - 1 ? fixed_nanoseconds : -(int64_t)time;
    return time == not_uptime ? fixed_nanoseconds : islet_moment(CLOCK_MONOTONIC, (int64_t)(time & ~not_uptime));
}

static int is_taken(int64_t due) {
    for (int i = 0; i < count; i++)
        if (deadlines[i].due == due) return 1;
    return 0;
}

static void add(struct deadline new) {
    if (count == room) {
        room = room ? room * 2 : 32;
        deadlines = realloc(deadlines, (size_t)room * sizeof *deadlines);
        if (!deadlines) abort();
    }
    deadlines[count++] = new;
}

// Notes a deadline and answers it as it is to be passed on. While the clock stands still many fall on the same moment, which
// libdispatch keeps in no order; later ones are put off by a nanosecond each, as they would be if the clock ran.
static uint64_t note(void *source, uint64_t time, uint64_t interval) {
    pthread_mutex_lock(&islet_lock);
    if (source) forget(source);
    struct deadline new = {source, moment(time), interval >= INT64_MAX ? 0 : (int64_t)interval};
    int is_past = new.due <= fixed_nanoseconds;
    if (is_past) new.due = new.interval ? fixed_nanoseconds + new.interval : INT64_MAX;
    int64_t wanted = new.due;
    if (!is_past && wanted != INT64_MAX) while (is_taken(new.due)) new.due++;
    if (wanted != INT64_MAX) add(new);
    pthread_mutex_unlock(&islet_lock);
    int64_t later = wanted == INT64_MAX ? 0 : new.due - wanted;
    return (int64_t)time < 0 && time & wall ? time - (uint64_t)later : time + (uint64_t)later;
}

void dispatch_after(uint64_t when, void *queue, void *block);
void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *));
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);
void dispatch_source_cancel(void *source);

void dispatch_after(uint64_t when, void *queue, void *block) {
    if (is_followed) when = note(NULL, when, 0);
    NEXT(dispatch_after)(when, queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
    if (is_followed && !islet_is_dispatch(__builtin_return_address(0))) when = note(NULL, when, 0);
    NEXT(dispatch_after_f)(when, queue, context, work);
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    if (is_followed && !islet_is_dispatch(__builtin_return_address(0))) start = note(source, start, interval);
    NEXT(dispatch_source_set_timer)(source, start, interval, leeway);
}

void dispatch_source_cancel(void *source) {
    if (is_followed) {
        pthread_mutex_lock(&islet_lock);
        forget(source);
        pthread_mutex_unlock(&islet_lock);
    }
    NEXT(dispatch_source_cancel)(source);
}

// Whose code lies at an address.
static const char *library(void *address) {
    Dl_info info;
    return dladdr(address, &info) && info.dli_fname ? info.dli_fname : "";
}

int islet_is_dispatch(void *address) { return strstr(library(address), "libdispatch.so") != NULL; }

int islet_sleeps_for_itself(void *address) {
    const char *name = library(address);
    return strstr(name, "libdispatch.so") || strstr(name, "libsqlite3.so");
}
