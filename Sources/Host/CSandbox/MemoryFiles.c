#include "CSandbox.h"

#include <linux/magic.h>
#include <sys/vfs.h>

long long islet_bytes_in_memory_file_system(const char *path) {
    struct statfs status;
    if (statfs(path, &status) || status.f_type != TMPFS_MAGIC) return 0;
    return (long long)(status.f_blocks - status.f_bfree) * status.f_bsize;
}
