#ifndef ISLET_CPROCESSWATCH_H
#define ISLET_CPROCESSWATCH_H

/// A library that is loaded into programs before their own: it tells the host, in memory that both have (`CWatchPage.h`), of the height of
/// the program's memory and where it stood when it crashed.

#endif
