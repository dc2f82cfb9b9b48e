// Loaded into a manifest of a package: says in a line for each what it asked for beyond the walls it runs behind. The walls hold without it.
#define _GNU_SOURCE
#include "CManifestWatch.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LONGEST_LINE = 512, MOST_LINES = 32 };

static void tell(const char *kind, const char *what) {
    static int lines;
    if (lines++ >= MOST_LINES) return;
    int error = errno;
    char line[LONGEST_LINE];
    int length = snprintf(line, sizeof line, ISLET_MANIFEST_ASKED "%s %.400s\n", kind, what);
    if (length > 0 && write(STDERR_FILENO, line, (size_t)length) < 0) length = 0;
    errno = error;
}

static void tell_if_of_home(const char *path) {
    const char *home = getenv("ISLET_HOME");
    size_t length = home ? strlen(home) : 0;
    if (length < 2 || !path || strncmp(path, home, length) || (path[length] && path[length] != '/')) return;
    if (errno == ENOENT || errno == EACCES) tell("file", path);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPENING(name)                                                                                      \
    int name(const char *path, int flags, ...) {                                                           \
        va_list arguments;                                                                                 \
        va_start(arguments, flags);                                                                        \
        unsigned mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, unsigned) : 0;                   \
        va_end(arguments);                                                                                 \
        int file = NEXT(name)(path, flags, mode);                                                          \
        if (file < 0) tell_if_of_home(path);                                                               \
        return file;                                                                                       \
    }

OPENING(open)
OPENING(open64)

FILE *fopen(const char *restrict path, const char *restrict mode) {
    FILE *file = NEXT(fopen)(path, mode);
    if (!file) tell_if_of_home(path);
    return file;
}

DIR *opendir(const char *path) {
    DIR *folder = NEXT(opendir)(path);
    if (!folder) tell_if_of_home(path);
    return folder;
}

int getaddrinfo(const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints, struct addrinfo **restrict result) {
    if (node) tell("host", node);
    return NEXT(getaddrinfo)(node, service, hints, result);
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
    int answer = NEXT(connect)(descriptor, address, length);
    int error = errno;
    char host[NI_MAXHOST];
    int is_internet = address->sa_family == AF_INET || address->sa_family == AF_INET6;
    if (answer && is_internet && !getnameinfo(address, length, host, sizeof host, NULL, 0, NI_NUMERICHOST)) tell("host", host);
    errno = error;
    return answer;
}

// Programs of a Mac (ioreg, xcrun, sw_vers, …) that are not here are there for manifests and answer nothing: one that cannot be started ends them.
static const char *standing_in_for(const char *path) {
    static const char *const folders[] = {"/usr/bin/", "/usr/sbin/", "/bin/", "/sbin/"};
    int error = errno;
    int is_missing = 0;
    for (size_t i = 0; path && i < sizeof folders / sizeof *folders; i++) {
        if (!strncmp(path, folders[i], strlen(folders[i]))) is_missing = NEXT(access)(path, F_OK) && errno == ENOENT;
    }
    errno = error;
    return is_missing ? "/usr/bin/true" : path;
}

int stat(const char *restrict path, struct stat *restrict status) { return NEXT(stat)(standing_in_for(path), status); }
int lstat(const char *restrict path, struct stat *restrict status) { return NEXT(lstat)(standing_in_for(path), status); }
int access(const char *path, int mode) { return NEXT(access)(standing_in_for(path), mode); }

int posix_spawn(
    pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *restrict attributes,
    char *const arguments[restrict], char *const environment[restrict]) {
    const char *program = standing_in_for(path);
    if (program != path) tell("program", path);
    return NEXT(posix_spawn)(process, program, actions, attributes, arguments, environment);
}
