#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

int islet_open_beneath(int folder, const char *path, long long limit) {
    struct open_how how = {
        .flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY,
        .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS,
    };
    int file = (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
    if (file < 0) return -1;
    struct stat status;
    int error = fstat(file, &status) ? errno : !S_ISREG(status.st_mode) ? EINVAL : status.st_size > limit ? EFBIG : 0;
    if (!error) return file;
    close(file);
    errno = error;
    return -1;
}
