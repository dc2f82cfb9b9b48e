#define _GNU_SOURCE
#include "ExtensionClock.h"
#include "FollowedTime.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

static _Atomic int is_closed;
static int is_sealed;

__attribute__((constructor)) static void read_setting(void) {
    const char *text = getenv("ISLET_NETWORK");
    is_sealed = text && strcmp(text, "closed") == 0;
    is_closed = is_sealed;
}

void islet_close_network(int closed) {
    if (!is_sealed) is_closed = closed;
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
    int is_network = length >= sizeof(sa_family_t) && (address->sa_family == AF_INET || address->sa_family == AF_INET6);
    if (is_closed && is_network) {
        errno = ENETUNREACH;
        return -1;
    }
    return NEXT(connect)(descriptor, address, length);
}
