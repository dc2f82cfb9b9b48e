#ifndef ISLET_CIMAGING_H
#define ISLET_CIMAGING_H

#include <stddef.h>
#include <stdint.h>

/// Pictures through libvips, which is opened at the first call and not before.
/// Every function returns 0 when it succeeded; otherwise `error` holds one line.

enum { ISLET_IMAGE_ERROR_LENGTH = 512 };

/// Rows of premultiplied blue, green, red, alpha bytes, as cairo's ARGB32 on little-endian machines.
typedef struct {
    uint8_t *bytes;
    int width;
    int height;
    size_t stride;
} IsletPixels;

/// What a picture is before its pixels are read.
typedef struct {
    int width;
    int height;
    /// Orientation as EXIF counts, 1…8.
    int orientation;
    /// Name of the loader, e.g. `heifload_buffer`.
    char loader[64];
} IsletImageInfo;

/// Bytes of a picture, or the path of one; the other is null.
typedef struct {
    const void *bytes;
    size_t length;
    const char *path;
} IsletImageInput;

typedef enum {
    /// The picture's own size.
    IsletFitNative = 0,
    /// As large as fits into `width` × `height`, never larger than the picture.
    IsletFitInside = 1,
    /// As large as fits, enlarged where the picture is smaller.
    IsletFitInsideEnlarging = 2,
    /// Exactly `width` × `height`.
    IsletFitExactly = 3,
} IsletFit;

int islet_image_probe(IsletImageInput input, IsletImageInfo *info, char *error);

/// Decodes the first page, turned upright, in sRGB. Free the bytes with islet_image_free.
int islet_image_decode(IsletImageInput input, IsletFit fit, int width, int height, IsletPixels *pixels, char *error);

/// Encodes straight (not premultiplied) RGBA rows without padding. `format` is `png` or `jpeg`; `quality` 1…100 is for JPEG.
int islet_image_encode(
    const uint8_t *rgba, int width, int height, const char *format, int quality, uint8_t **bytes, size_t *length, char *error);

/// Resamples premultiplied four-band rows without padding.
int islet_image_resize(const uint8_t *source, int width, int height, int newWidth, int newHeight, IsletPixels *pixels, char *error);

/// Turns `count` premultiplied BGRA pixels into straight RGBA.
void islet_image_unpremultiply(const uint8_t *source, size_t count, uint8_t *target);

void islet_image_free(void *bytes);

/// Whether libvips has been opened in this process.
int islet_image_library_is_open(void);

#endif
