#ifndef ISLET_VIPS_LIBRARY_H
#define ISLET_VIPS_LIBRARY_H

#include <stddef.h>

typedef struct _VipsImage VipsImage;
typedef int GBoolean;

/// The functions of libvips that are used, found when the library is opened.
typedef struct {
    int (*init)(const char *);
    void (*concurrency_set)(int);
    void (*cache_set_max)(int);
    void (*cache_set_max_mem)(size_t);
    void (*vector_set_enabled)(GBoolean);
    void (*operation_block_set)(const char *, GBoolean);
    const char *(*error_buffer)(void);
    void (*error_clear)(void);
    VipsImage *(*image_new_from_file)(const char *, ...);
    VipsImage *(*image_new_from_buffer)(const void *, size_t, const char *, ...);
    VipsImage *(*image_new_from_memory)(const void *, size_t, int, int, int, int);
    int (*image_get_width)(const VipsImage *);
    int (*image_get_height)(const VipsImage *);
    int (*image_get_bands)(const VipsImage *);
    int (*image_get_orientation)(VipsImage *);
    unsigned long (*image_get_typeof)(const VipsImage *, const char *);
    int (*image_get_string)(const VipsImage *, const char *, const char **);
    int (*image_get_blob)(const VipsImage *, const char *, const void **, size_t *);
    int (*icc_transform)(VipsImage *, VipsImage **, const char *, ...);
    int (*thumbnail)(const char *, VipsImage **, int, ...);
    int (*thumbnail_buffer)(void *, size_t, VipsImage **, int, ...);
    int (*colourspace)(VipsImage *, VipsImage **, int, ...);
    int (*cast)(VipsImage *, VipsImage **, int, ...);
    int (*resize)(VipsImage *, VipsImage **, double, ...);
    int (*pngsave_buffer)(VipsImage *, void **, size_t *, ...);
    int (*jpegsave_buffer)(VipsImage *, void **, size_t *, ...);
    int (*copy)(VipsImage *, VipsImage **, ...);
    void *(*image_write_to_memory)(VipsImage *, size_t *);
    void (*object_unref)(void *);
    void (*free)(void *);
} VipsLibrary;

/// Opens and prepares the library once; null with a line in `error` where that failed.
const VipsLibrary *islet_vips_library(char *error);

#endif
