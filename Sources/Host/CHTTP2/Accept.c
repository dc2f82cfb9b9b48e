#define _GNU_SOURCE
#include "CHTTP2.h"

#include <sys/socket.h>

int islet_accept(int listener) { return accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC); }
