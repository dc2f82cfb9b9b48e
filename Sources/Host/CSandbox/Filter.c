#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

// Programs fall back to other means where the kernel does not know a call.
static const char *const unknown_calls[] = {
    "clone3",         // its flags lie in memory, where a filter cannot look: `clone` is taken instead
    "memfd_create",   // memory that no process has mapped and no limit counts
    "memfd_secret", "userfaultfd",
    "io_uring_setup", // does other calls unseen by the filter
    "io_uring_enter", "io_uring_register",
};

static const char *const refused_calls[] = {
    "unshare", "setns", "mount", "umount", "umount2", "pivot_root", "chroot", "move_mount", "open_tree", "fsopen", "fsmount", "fsconfig", "fspick",
    "mount_setattr", "bpf", "perf_event_open", "add_key", "request_key", "keyctl", "ptrace", "process_vm_writev", "pidfd_getfd", "kcmp",
    "kexec_load", "kexec_file_load", "init_module", "finit_module", "delete_module", "reboot", "swapon", "swapoff", "acct", "quotactl",
    "quotactl_fd", "syslog", "open_by_handle_at", "name_to_handle_at", "fanotify_init", "shmget", "shmat", "shmctl", "msgget", "vhangup", "iopl",
    "ioperm", "modify_ldt", "settimeofday", "clock_settime", "clock_adjtime", "adjtimex", "nfsservctl", "uselib", "ustat", "sysfs",
    "lookup_dcookie", "vm86", "vm86old", "personality",
};

// Answered with success, and not done: the compiler's driver begins each of its processes in a group of its own, and gives up where it may not.
static const char *const group_calls[] = {"setsid", "setpgid"};

static int refuse(scmp_filter_ctx filter, const char *const *names, size_t count, int error) {
    for (size_t i = 0; i < count; i++) {
        int number = seccomp_syscall_resolve_name(names[i]);
        if (number == __NR_SCMP_ERROR || number < 0) continue;
        if (seccomp_rule_add(filter, SCMP_ACT_ERRNO((unsigned)error), number, 0)) return -1;
    }
    return 0;
}

// New namespaces would give back what the sandbox took.
static int refuse_namespaces(scmp_filter_ctx filter) {
    static const unsigned long flags[] = {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS, CLONE_NEWCGROUP};
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, SCMP_A0(SCMP_CMP_MASKED_EQ, flags[i], flags[i]))) return -1;
    return 0;
}

// Characters put into a terminal's input are typed by whoever sits there.
static int refuse_typing(scmp_filter_ctx filter) {
    static const unsigned long requests[] = {TIOCSTI, TIOCLINUX};
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
        if (seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(ioctl), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, 0xFFFFFFFF, requests[i]))) return -1;
    return 0;
}

// Left are the internet and the kernel's word on its addresses; pairs of connected sockets are made by another call.
static int refuse_sockets(scmp_filter_ctx filter, int refusals) {
    enum { families = 64 };
    for (int family = 0; family <= families; family++) {
        int is_internet = family == AF_INET || family == AF_INET6;
        if (family == AF_NETLINK || (is_internet && !(refusals & ISLET_REFUSE_INTERNET))) continue;
        enum scmp_compare comparison = family == families ? SCMP_CMP_GE : SCMP_CMP_EQ;
        int error = is_internet ? ENETUNREACH : EACCES;
        if (seccomp_rule_add(filter, SCMP_ACT_ERRNO((unsigned)error), SCMP_SYS(socket), 1, SCMP_A0(comparison, (scmp_datum_t)family))) return -1;
    }
    return 0;
}

static scmp_filter_ctx make(int refusals) {
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    if (!filter) return NULL;
    int failed = refuse(filter, unknown_calls, sizeof unknown_calls / sizeof *unknown_calls, ENOSYS)
        || refuse(filter, refused_calls, sizeof refused_calls / sizeof *refused_calls, EPERM) || refuse_namespaces(filter) || refuse_typing(filter)
        || refuse_sockets(filter, refusals);
    if (!failed && refusals & ISLET_REFUSE_LEAVING_GROUP) failed = refuse(filter, group_calls, sizeof group_calls / sizeof *group_calls, 0);
    if (!failed) return filter;
    seccomp_release(filter);
    errno = EINVAL;
    return NULL;
}

int islet_filter_make(int refusals) {
    scmp_filter_ctx filter = make(refusals);
    if (!filter) return -1;
    int file = memfd_create("islet-filter", MFD_CLOEXEC);
    if (file >= 0 && (seccomp_export_bpf(filter, file) || lseek(file, 0, SEEK_SET) < 0)) {
        close(file);
        file = -1;
    }
    seccomp_release(filter);
    return file;
}

int islet_filter_load(int refusals) {
    scmp_filter_ctx filter = make(refusals);
    if (!filter) return -1;
    int error = seccomp_load(filter);
    seccomp_release(filter);
    if (!error) return 0;
    errno = -error;
    return -1;
}
