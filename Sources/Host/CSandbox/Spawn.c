#define _GNU_SOURCE
#include "CSandbox.h"

int islet_spawn_in_new_session(posix_spawnattr_t *attributes, short flags) {
    return posix_spawnattr_setflags(attributes, (short)(flags | POSIX_SPAWN_SETSID));
}

int islet_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
    return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
