#include "CSQLite.h"

/// The version of SQLite that this module was compiled against.
const char *islet_sqlite_version(void) { return SQLITE_VERSION; }
