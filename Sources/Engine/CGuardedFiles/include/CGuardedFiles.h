#ifndef ISLET_GUARDED_FILES_H
#define ISLET_GUARDED_FILES_H

#include <stddef.h>

/// Opens the regular file `path` beneath `folder` for reading: through no symbolic link, and without waiting. -1 with `errno`: `EINVAL` where it is
/// no regular file or leads out of the folder, `EFBIG` where it is larger than `limit` bytes, `ELOOP` or `ENOTDIR` where a link lies in the way.
int islet_open_beneath(int folder, const char *path, long long limit);

/// Makes the folder `path` and those above it beneath `folder`; 0, or -1 with `errno` as above.
int islet_make_folders_beneath(int folder, const char *path);

/// Puts a file with these bytes in the place `path` beneath `folder`, as a whole; 0, or -1 with `errno` as above.
int islet_replace_beneath(int folder, const char *path, const void *bytes, size_t count);

#endif
