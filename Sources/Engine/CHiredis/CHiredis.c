#include "CHiredis.h"

#include <sys/time.h>

redisContext *islet_redis_connect(const char *host, int port, double seconds) {
    struct timeval limit = {(time_t)seconds, (suseconds_t)((seconds - (double)(time_t)seconds) * 1e6)};
    redisContext *context = redisConnectWithTimeout(host, port, limit);
    if (context != NULL && context->err == 0) redisSetTimeout(context, limit);
    return context;
}
