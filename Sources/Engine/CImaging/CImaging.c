#include "CImaging.h"
#include "VipsLibrary.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FORMAT_UCHAR = 0, INTERPRETATION_SRGB = 22, FAIL_ON_ERROR = 2, INTENT_RELATIVE = 1, LARGEST_SIDE = 10000000 };
enum { SIZE_BOTH = 0, SIZE_DOWN = 2, SIZE_FORCE = 3 };
enum { KERNEL_LINEAR = 1 };

/// libvips keeps one error text for the process, so one picture is handled at a time.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// Copies the last line that libvips reported and returns 1.
static int fail(const VipsLibrary *vips, char *error) {
    char text[ISLET_IMAGE_ERROR_LENGTH * 4];
    snprintf(text, sizeof text, "%s", vips->error_buffer());
    vips->error_clear();
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == '\n') text[--length] = 0;
    char *last = strrchr(text, '\n');
    snprintf(error, ISLET_IMAGE_ERROR_LENGTH, "%.*s", ISLET_IMAGE_ERROR_LENGTH - 1, last ? last + 1 : text);
    if (!error[0]) snprintf(error, ISLET_IMAGE_ERROR_LENGTH, "the data is damaged");
    return 1;
}

static VipsImage *open_image(const VipsLibrary *vips, IsletImageInput input) {
    return input.path ? vips->image_new_from_file(input.path, NULL)
                      : vips->image_new_from_buffer(input.bytes, input.length, "", NULL);
}

int islet_image_probe(IsletImageInput input, IsletImageInfo *info, char *error) {
    const VipsLibrary *vips = islet_vips_library(error);
    if (!vips) return 1;
    pthread_mutex_lock(&lock);
    int status = 0;
    VipsImage *image = open_image(vips, input);
    if (image) {
        info->width = vips->image_get_width(image);
        info->height = vips->image_get_height(image);
        info->orientation = vips->image_get_orientation(image);
        const char *loader = "";
        if (vips->image_get_typeof(image, "vips-loader")) vips->image_get_string(image, "vips-loader", &loader);
        snprintf(info->loader, sizeof info->loader, "%s", loader);
        vips->object_unref(image);
    } else {
        status = fail(vips, error);
    }
    vips->error_clear();
    pthread_mutex_unlock(&lock);
    return status;
}

static int is_pdf(IsletImageInput input) {
    uint8_t head[4] = {0};
    if (!input.path) return input.length >= sizeof head && memcmp(input.bytes, "%PDF", sizeof head) == 0;
    FILE *file = fopen(input.path, "rb");
    if (!file) return 0;
    size_t count = fread(head, 1, sizeof head, file);
    fclose(file);
    return count == sizeof head && memcmp(head, "%PDF", sizeof head) == 0;
}

/// A page is transparent where nothing is drawn on it; left to itself, the loader lays it on white.
static int pdf_thumbnail(const VipsLibrary *vips, IsletImageInput input, int size, int width, int height, VipsImage **out) {
    if (!input.path) {
        return vips->thumbnail_buffer((void *)input.bytes, input.length, out, width, "height", height, "size", size, "option_string",
                                      "fail_on=error,background=0", NULL);
    }
    char name[4200];
    int length = snprintf(name, sizeof name, "%s[background=0]", input.path);
    if (length < 0 || (size_t)length >= sizeof name) return -1;
    return vips->thumbnail(name, out, width, "height", height, "size", size, "fail_on", FAIL_ON_ERROR, NULL);
}

static int thumbnail(const VipsLibrary *vips, IsletImageInput input, IsletFit fit, int width, int height, VipsImage **out) {
    int size = fit == IsletFitExactly ? SIZE_FORCE : fit == IsletFitInsideEnlarging ? SIZE_BOTH : SIZE_DOWN;
    if (fit == IsletFitNative) width = height = LARGEST_SIDE;
    if (is_pdf(input)) return pdf_thumbnail(vips, input, size, width, height, out);
    if (input.path) {
        return vips->thumbnail(input.path, out, width, "height", height, "size", size, "fail_on", FAIL_ON_ERROR, NULL);
    }
    // In version 8.14 the buffer variant does not hand its own `fail_on` to the loader.
    return vips->thumbnail_buffer(
        (void *)input.bytes, input.length, out, width, "height", height, "size", size, "option_string", "fail_on=error", NULL);
}

/// Whether the embedded profile is sRGB itself, by its description in single or double bytes.
static int is_srgb(const uint8_t *profile, size_t length) {
    for (size_t i = 0; i + 8 <= length; i++) {
        if (memcmp(profile + i, "sRGB", 4) == 0 || memcmp(profile + i, "s\0R\0G\0B", 7) == 0) return 1;
    }
    return 0;
}

/// Brings the colours to sRGB: through the embedded profile where there is another one.
static int to_srgb(const VipsLibrary *vips, VipsImage *image, VipsImage **out) {
    const void *profile = NULL;
    size_t length = 0;
    int has_profile = vips->image_get_typeof(image, "icc-profile-data") && !vips->image_get_blob(image, "icc-profile-data", &profile, &length);
    if (has_profile && !is_srgb(profile, length)) {
        VipsImage *transformed = NULL;
        if (!vips->icc_transform(image, &transformed, "srgb", "embedded", 1, "intent", INTENT_RELATIVE, "depth", 8, NULL)) {
            int status = vips->colourspace(transformed, out, INTERPRETATION_SRGB, NULL);
            vips->object_unref(transformed);
            return status;
        }
        vips->error_clear();
    }
    return vips->colourspace(image, out, INTERPRETATION_SRGB, NULL);
}

static uint8_t premultiplied(uint8_t value, uint8_t alpha) {
    unsigned product = value * alpha + 128u;
    return (uint8_t)((product + (product >> 8)) >> 8);
}

static void convert_rows(const uint8_t *source, int bands, IsletPixels *pixels) {
    size_t count = (size_t)pixels->width * (size_t)pixels->height;
    uint8_t *target = pixels->bytes;
    for (size_t i = 0; i < count; i++, source += bands, target += 4) {
        uint8_t alpha = bands == 4 ? source[3] : bands == 2 ? source[1] : 255;
        uint8_t red = source[0], green = bands >= 3 ? source[1] : red, blue = bands >= 3 ? source[2] : red;
        target[0] = premultiplied(blue, alpha);
        target[1] = premultiplied(green, alpha);
        target[2] = premultiplied(red, alpha);
        target[3] = alpha;
    }
}

static int allocate(IsletPixels *pixels, int width, int height, char *error) {
    pixels->width = width;
    pixels->height = height;
    pixels->stride = (size_t)width * 4;
    pixels->bytes = malloc(pixels->stride * (size_t)height);
    if (pixels->bytes) return 0;
    snprintf(error, ISLET_IMAGE_ERROR_LENGTH, "no memory for %d × %d pixels", width, height);
    return 1;
}

/// Reads all pixels of an 8-bit sRGB image of 1 to 4 bands.
static int read_pixels(const VipsLibrary *vips, VipsImage *image, IsletPixels *pixels, char *error) {
    size_t length = 0;
    int bands = vips->image_get_bands(image);
    void *memory = vips->image_write_to_memory(image, &length);
    if (!memory) return fail(vips, error);
    int width = vips->image_get_width(image), height = vips->image_get_height(image), status = 1;
    if (bands < 1 || bands > 4 || length < (size_t)width * (size_t)height * (size_t)bands) {
        snprintf(error, ISLET_IMAGE_ERROR_LENGTH, "%d colour channels are not supported", bands);
    } else if (!allocate(pixels, width, height, error)) {
        convert_rows(memory, bands, pixels);
        status = 0;
    }
    vips->free(memory);
    return status;
}

int islet_image_decode(IsletImageInput input, IsletFit fit, int width, int height, IsletPixels *pixels, char *error) {
    const VipsLibrary *vips = islet_vips_library(error);
    if (!vips) return 1;
    pthread_mutex_lock(&lock);
    VipsImage *loaded = NULL, *coloured = NULL, *bytes = NULL;
    int status = 1;
    if (thumbnail(vips, input, fit, width, height, &loaded) || to_srgb(vips, loaded, &coloured)
        || vips->cast(coloured, &bytes, FORMAT_UCHAR, NULL)) {
        fail(vips, error);
    } else {
        status = read_pixels(vips, bytes, pixels, error);
    }
    if (bytes) vips->object_unref(bytes);
    if (coloured) vips->object_unref(coloured);
    if (loaded) vips->object_unref(loaded);
    vips->error_clear();
    pthread_mutex_unlock(&lock);
    return status;
}

static int save(const VipsLibrary *vips, VipsImage *image, const char *format, int quality, void **buffer, size_t *length) {
    if (strcmp(format, "jpeg") == 0) return vips->jpegsave_buffer(image, buffer, length, "Q", quality, "strip", 1, NULL);
    return vips->pngsave_buffer(image, buffer, length, "compression", 6, "strip", 1, NULL);
}

int islet_image_encode(
    const uint8_t *rgba, int width, int height, const char *format, int quality, uint8_t **bytes, size_t *length, char *error) {
    const VipsLibrary *vips = islet_vips_library(error);
    if (!vips) return 1;
    pthread_mutex_lock(&lock);
    size_t size = (size_t)width * (size_t)height * 4;
    VipsImage *raw = vips->image_new_from_memory(rgba, size, width, height, 4, FORMAT_UCHAR), *image = NULL;
    void *buffer = NULL;
    int status = 1;
    if (!raw || vips->copy(raw, &image, "interpretation", INTERPRETATION_SRGB, NULL)
        || save(vips, image, format, quality, &buffer, length)) {
        fail(vips, error);
    } else if ((*bytes = malloc(*length))) {
        memcpy(*bytes, buffer, *length);
        status = 0;
    } else {
        snprintf(error, ISLET_IMAGE_ERROR_LENGTH, "no memory for the encoded picture");
    }
    if (buffer) vips->free(buffer);
    if (image) vips->object_unref(image);
    if (raw) vips->object_unref(raw);
    vips->error_clear();
    pthread_mutex_unlock(&lock);
    return status;
}

int islet_image_resize(const uint8_t *source, int width, int height, int newWidth, int newHeight, IsletPixels *pixels, char *error) {
    const VipsLibrary *vips = islet_vips_library(error);
    if (!vips) return 1;
    pthread_mutex_lock(&lock);
    VipsImage *image = vips->image_new_from_memory(source, (size_t)width * (size_t)height * 4, width, height, 4, FORMAT_UCHAR);
    VipsImage *resized = NULL;
    size_t length = 0;
    void *memory = NULL;
    int status = 1;
    if (image && !vips->resize(image, &resized, (double)newWidth / width, "vscale", (double)newHeight / height, "kernel", KERNEL_LINEAR, NULL)) {
        memory = vips->image_write_to_memory(resized, &length);
    }
    if (!memory) {
        fail(vips, error);
    } else if (!allocate(pixels, vips->image_get_width(resized), vips->image_get_height(resized), error)) {
        memcpy(pixels->bytes, memory, pixels->stride * (size_t)pixels->height);
        status = 0;
    }
    if (memory) vips->free(memory);
    if (resized) vips->object_unref(resized);
    if (image) vips->object_unref(image);
    vips->error_clear();
    pthread_mutex_unlock(&lock);
    return status;
}

static uint8_t straight(uint8_t value, uint8_t alpha) {
    if (alpha == 0) return 0;
    unsigned quotient = (value * 255u + alpha / 2u) / alpha;
    return quotient > 255 ? 255 : (uint8_t)quotient;
}

void islet_image_unpremultiply(const uint8_t *source, size_t count, uint8_t *target) {
    for (size_t i = 0; i < count; i++, source += 4, target += 4) {
        uint8_t alpha = source[3];
        target[0] = straight(source[2], alpha);
        target[1] = straight(source[1], alpha);
        target[2] = straight(source[0], alpha);
        target[3] = alpha;
    }
}

void islet_image_free(void *bytes) {
    free(bytes);
}
