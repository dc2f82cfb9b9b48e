#ifndef ISLET_CSANDBOX_H
#define ISLET_CSANDBOX_H

#include <spawn.h>

/// What a filter of system calls refuses beyond what no program of Islet's needs.
enum {
    /// Sockets of the internet, for a child that has no network of its own.
    ISLET_REFUSE_INTERNET = 1,
    /// Leaving the process group or the session, for a child that is not in a process namespace of its own.
    ISLET_REFUSE_LEAVING_GROUP = 2,
};

/// A filter as a program for the kernel (BPF), in a file in memory that can be read from its beginning; -1 with `errno` where it cannot be made.
int islet_filter_make(int refusals);

/// Puts the calling process, and all it starts, under the filter; 0, or -1 with `errno`.
int islet_filter_load(int refusals);

/// Has a child that is started begin a session of its own, which has no terminal.
int islet_spawn_in_new_session(posix_spawnattr_t *attributes, short flags);

/// Closes every descriptor from `first` on in a child that is started.
int islet_spawn_close_from(posix_spawn_file_actions_t *actions, int first);

/// Bytes in use in the file system in memory at `path`; 0 where that is another kind of file system, or cannot be asked.
long long islet_bytes_in_memory_file_system(const char *path);

/// Bytes that the files in a folder take up on its disk. No symbolic link is followed.
long long islet_bytes_on_disk(const char *folder);

#endif
