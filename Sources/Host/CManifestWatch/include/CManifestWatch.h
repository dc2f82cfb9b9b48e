#ifndef ISLET_MANIFEST_WATCH_H
#define ISLET_MANIFEST_WATCH_H

/// What each line begins with that the library writes to standard error.
#define ISLET_MANIFEST_ASKED "islet: asked for "

#endif
