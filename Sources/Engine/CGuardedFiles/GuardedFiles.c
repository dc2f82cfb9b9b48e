#define _GNU_SOURCE
#include "CGuardedFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FOLDER = O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC };

static void close_quietly(int file) {
    int error = errno;
    close(file);
    errno = error;
}

// The folder that holds the last component of `path`, which is written to `name`. Folders on the way are made where that is asked for.
static int open_parent(int folder, const char *path, char name[static NAME_MAX + 1], int makes_folders) {
    int place = openat(folder, ".", FOLDER);
    while (place >= 0) {
        path += strspn(path, "/");
        size_t length = strcspn(path, "/");
        if (!length || length > NAME_MAX || (length == 2 && !strncmp(path, "..", 2))) {
            close(place);
            errno = length > NAME_MAX ? ENAMETOOLONG : EINVAL;
            return -1;
        }
        memcpy(name, path, length);
        name[length] = 0;
        path += length;
        if (!path[strspn(path, "/")]) return place;
        if (makes_folders && mkdirat(place, name, 0777) && errno != EEXIST) break;
        int next = openat(place, name, FOLDER);
        close_quietly(place);
        place = next;
    }
    if (place >= 0) close_quietly(place);
    return -1;
}

int islet_open_beneath(int folder, const char *path, long long limit) {
    char name[NAME_MAX + 1];
    int parent = open_parent(folder, path, name, 0);
    if (parent < 0) return -1;
    int file = openat(parent, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    close_quietly(parent);
    if (file < 0) return -1;
    struct stat status;
    int error = fstat(file, &status) ? errno : !S_ISREG(status.st_mode) ? EINVAL : status.st_size > limit ? EFBIG : 0;
    if (!error) return file;
    close(file);
    errno = error;
    return -1;
}

int islet_make_folders_beneath(int folder, const char *path) {
    char name[NAME_MAX + 1];
    int parent = open_parent(folder, path, name, 1);
    if (parent < 0) return -1;
    int made = mkdirat(parent, name, 0777) && errno != EEXIST ? -1 : openat(parent, name, FOLDER);
    close_quietly(parent);
    if (made < 0) return -1;
    close(made);
    return 0;
}

static int write_all(int file, const char *bytes, size_t count) {
    while (count) {
        ssize_t written = write(file, bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return -1;
        bytes += written;
        count -= (size_t)written;
    }
    return 0;
}

int islet_replace_beneath(int folder, const char *path, const void *bytes, size_t count) {
    char name[NAME_MAX + 1];
    int parent = open_parent(folder, path, name, 0);
    if (parent < 0) return -1;
    char part[64];
    snprintf(part, sizeof part, ".islet-%d", getpid());
    unlinkat(parent, part, 0);
    int file = openat(parent, part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    int failed = file < 0 || write_all(file, bytes, count);
    if (file >= 0) close_quietly(file);
    if (!failed) failed = renameat(parent, part, parent, name);
    if (failed && file >= 0) {
        int error = errno;
        unlinkat(parent, part, 0);
        errno = error;
    }
    close_quietly(parent);
    return failed ? -1 : 0;
}
