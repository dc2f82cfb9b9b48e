#pragma once

#include <hiredis/hiredis.h>

/// Connects and waits at most so many seconds, for connecting and for each answer. NULL where there is no memory; `err` says what failed.
redisContext *islet_redis_connect(const char *host, int port, double seconds);
