#define _GNU_SOURCE
#include "CSandbox.h"

#include <fts.h>
#include <stddef.h>
#include <sys/stat.h>

long long islet_bytes_on_disk(const char *folder) {
    char *const paths[] = {(char *)folder, NULL};
    FTS *walk = fts_open(paths, FTS_PHYSICAL | FTS_NOCHDIR | FTS_XDEV, NULL);
    if (!walk) return 0;
    long long bytes = 0;
    for (FTSENT *entry; (entry = fts_read(walk));)
        if (entry->fts_info == FTS_F) bytes += (long long)entry->fts_statp->st_blocks * 512;
    fts_close(walk);
    return bytes;
}
