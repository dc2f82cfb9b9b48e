#include "CRaster.h"
#include <malloc.h>
#include <stdlib.h>

enum { LARGEST_KEPT = 32 << 20, MOST_KEPT = 128 << 20 };

void cr_free(void *memory) { free(memory); }

void cr_keep_memory(void) {
    mallopt(M_MMAP_THRESHOLD, LARGEST_KEPT);
    mallopt(M_TRIM_THRESHOLD, MOST_KEPT);
}
