// Starts a program that sees some folders only, where namespaces are not allowed: with the kernel's Landlock and a filter of system calls.
//
//     islet-confine [--read PATH]… [--write PATH]… [--network] [--chdir DIR] -- PROGRAM ARGUMENT…
//     islet-confine --version     prints the version of the kernel's Landlock
#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// As in linux/landlock.h of a kernel newer than the headers that may be installed.
enum { SYS_CREATE_RULESET = 444, SYS_ADD_RULE = 445, SYS_RESTRICT_SELF = 446, ASK_VERSION = 1, RULE_PATH_BENEATH = 1 };

struct ruleset {
    uint64_t handled_access_fs, handled_access_net, scoped;
};

struct __attribute__((packed)) path_beneath {
    uint64_t allowed_access;
    int32_t parent_fd;
};

enum {
    EXECUTE = 1 << 0, WRITE_FILE = 1 << 1, READ_FILE = 1 << 2, READ_DIR = 1 << 3, IOCTL_DEV = 1 << 15,
    TRUNCATE = 1 << 14, REFER = 1 << 13,
    READING = EXECUTE | READ_FILE | READ_DIR,
    OF_FILES = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE,
    SCOPE_ABSTRACT_SOCKET = 1 << 0, SCOPE_SIGNAL = 1 << 1,
};

static void fail(const char *what) {
    fprintf(stderr, "islet-confine: %s: %s\n", what, strerror(errno));
    exit(126);
}

static int version(void) { return (int)syscall(SYS_CREATE_RULESET, NULL, (size_t)0, ASK_VERSION); }

// Every right the kernel knows to take away.
static uint64_t handled(int version) {
    uint64_t rights = (1 << 13) - 1;
    if (version >= 2) rights |= REFER;
    if (version >= 3) rights |= TRUNCATE;
    if (version >= 5) rights |= IOCTL_DEV;
    return rights;
}

static void allow(int ruleset, const char *path, uint64_t rights) {
    int place = open(path, O_PATH | O_CLOEXEC);
    if (place < 0) return;
    struct stat status;
    if (fstat(place, &status)) fail(path);
    struct path_beneath rule = {S_ISDIR(status.st_mode) ? rights : rights & OF_FILES, place};
    if (syscall(SYS_ADD_RULE, ruleset, RULE_PATH_BENEATH, &rule, 0)) fail(path);
    close(place);
}

// What root may beyond files: to look into other processes, among others, which Landlock leaves to those who have the capability.
static void drop_capabilities(void) {
    const uint32_t kept = 1 << CAP_CHOWN | 1 << CAP_DAC_OVERRIDE | 1 << CAP_DAC_READ_SEARCH | 1 << CAP_FOWNER | 1 << CAP_FSETID;
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct sets[_LINUX_CAPABILITY_U32S_3] = {0};
    if (syscall(SYS_capget, &header, sets)) fail("capget");
    for (unsigned long number = 0; prctl(PR_CAPBSET_READ, number, 0, 0, 0) >= 0; number++) {
        if (number < 32 && kept & UINT32_C(1) << number) continue;
        // Who may not is not root, and has none to drop.
        if (prctl(PR_CAPBSET_DROP, number, 0, 0, 0) && errno != EPERM) fail("capabilities");
    }
    if (prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0)) fail("capabilities");
    for (size_t i = 0; i < _LINUX_CAPABILITY_U32S_3; i++) {
        uint32_t mask = i == 0 ? kept : 0;
        sets[i].effective &= mask;
        sets[i].permitted &= mask;
        sets[i].inheritable &= mask;
    }
    if (syscall(SYS_capset, &header, sets)) fail("capset");
}

int main(int count, char **words) {
    int known = version();
    if (count == 2 && strcmp(words[1], "--version") == 0) return printf("%d\n", known) < 0 || known < 1;
    if (known < 1) fail("Landlock");
    struct ruleset rules = {handled(known), 0, known >= 6 ? SCOPE_ABSTRACT_SOCKET | SCOPE_SIGNAL : 0};
    size_t size = known >= 6 ? sizeof rules : known >= 4 ? 2 * sizeof(uint64_t) : sizeof(uint64_t);
    int ruleset = (int)syscall(SYS_CREATE_RULESET, &rules, size, 0);
    if (ruleset < 0) fail("Landlock");
    int refusals = ISLET_REFUSE_INTERNET | ISLET_REFUSE_LEAVING_GROUP, next = 1;
    for (; next < count && strcmp(words[next], "--"); next++) {
        const char *option = words[next];
        if (strcmp(option, "--network") == 0) {
            refusals &= ~ISLET_REFUSE_INTERNET;
        } else if (next + 1 >= count) {
            break;
        } else if (strcmp(option, "--read") == 0) {
            allow(ruleset, words[++next], READING & rules.handled_access_fs);
        } else if (strcmp(option, "--write") == 0) {
            allow(ruleset, words[++next], rules.handled_access_fs);
        } else if (strcmp(option, "--chdir") == 0) {
            if (chdir(words[++next])) fail(words[next]);
        } else {
            break;
        }
    }
    if (next + 1 >= count || strcmp(words[next], "--")) {
        fputs("islet-confine: usage: islet-confine [--read PATH] [--write PATH] [--network] [--chdir DIR] -- PROGRAM\n", stderr);
        return 125;
    }
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) fail("prctl");
    drop_capabilities();
    if (syscall(SYS_RESTRICT_SELF, ruleset, 0)) fail("Landlock");
    close(ruleset);
    if (islet_filter_load(refusals)) fail("seccomp");
    execv(words[next + 1], words + next + 1);
    fail(words[next + 1]);
}
