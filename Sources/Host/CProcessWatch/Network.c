#define _GNU_SOURCE
#include "Watch.h"

#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Who asks for the name of another machine where there is no network is told so in a line, once for each name.
enum { MOST_NAMES = 32, LONGEST_NAME = 96 };

static char asked[MOST_NAMES][LONGEST_NAME];
static int asked_count;

static int is_closed(void) {
    static int closed = -1;
    if (closed < 0) {
        const char *text = getenv("ISLET_NETWORK");
        closed = text && strcmp(text, "closed") == 0;
    }
    return closed;
}

static void tell(const char *name) {
    for (int i = 0; i < asked_count; i++)
        if (strncmp(asked[i], name, LONGEST_NAME - 1) == 0) return;
    if (asked_count < MOST_NAMES) strncpy(asked[asked_count++], name, LONGEST_NAME - 1);
    char line[256];
    int length = snprintf(line, sizeof line, "islet: the program asked for %.96s, and there is no network without --network\n", name);
    if (length > 0 && write(STDERR_FILENO, line, (size_t)length) < 0) return;
}

int getaddrinfo(const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints, struct addrinfo **restrict result) {
    static __typeof__(&getaddrinfo) original;
    if (!original) original = NEXT(getaddrinfo);
    if (node && is_closed() && strcmp(node, "localhost") != 0) tell(node);
    return original(node, service, hints, result);
}
