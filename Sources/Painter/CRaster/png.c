#include "internal.h"
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

enum { COMPRESSION = 2 };

static void put32(uint8_t *p, uint32_t v) {
    p[0] = (uint8_t)(v >> 24), p[1] = (uint8_t)(v >> 16), p[2] = (uint8_t)(v >> 8), p[3] = (uint8_t)v;
}

static void unpack_rgb(const uint32_t *restrict s, uint8_t *restrict t, int32_t width) {
    for (int32_t i = 0; i < width; i++) {
        uint32_t p = s[i];
        t[3 * i] = (uint8_t)(p >> 16), t[3 * i + 1] = (uint8_t)(p >> 8), t[3 * i + 2] = (uint8_t)p;
    }
}

static void unpack_rgba(const uint32_t *restrict s, uint8_t *restrict t, int32_t width) {
    for (int32_t i = 0; i < width; i++) {
        uint32_t color = cr_straight(s[i]);
        memcpy(t + 4 * i, &color, 4);
    }
}

void cr_unpack(const uint32_t *pixels, uint8_t *target, int32_t count, size_t bytes) {
    if (bytes == 3) unpack_rgb(pixels, target, count);
    else unpack_rgba(pixels, target, count);
}

/// Writes the filtered row and returns the sum of the absolute differences.
static uint32_t difference(const uint8_t *restrict row, const uint8_t *restrict other, uint8_t *restrict out, size_t n) {
    uint32_t cost = 0;
    for (size_t i = 0; i < n; i++) {
        uint8_t d = (uint8_t)(row[i] - other[i]);
        out[i] = d;
        cost += d < 128 ? d : 256u - d;
    }
    return cost;
}

/// Filters one row as Sub or Up, whichever leaves less. `row` and `above` have `bytes` zeros before them.
static void filter(const uint8_t *row, const uint8_t *above, uint8_t *out, uint8_t *spare, size_t n, size_t bytes) {
    if (memcmp(row, above, n) == 0) {
        out[0] = 2;
        memset(out + 1, 0, n);
        return;
    }
    out[0] = 1;
    uint32_t sub = difference(row, row - bytes, out + 1, n);
    if (sub == 0 || difference(row, above, spare, n) >= sub) return;
    out[0] = 2;
    memcpy(out + 1, spare, n);
}

static uint8_t *filtered(cr_pixels source, size_t bytes, size_t *length) {
    size_t n = (size_t)source.width * bytes, total = (n + 1) * (size_t)source.height;
    uint8_t *out = malloc(total), *lines = calloc(3, n + bytes);
    if (out && lines) {
        uint8_t *row = lines + bytes, *above = row + n + bytes, *spare = above + n;
        for (int32_t y = 0; y < source.height; y++) {
            const uint32_t *s = (const uint32_t *)(const void *)(source.data + (ptrdiff_t)y * source.stride);
            cr_unpack(s, row, source.width, bytes);
            filter(row, above, out + (size_t)y * (n + 1), spare, n, bytes);
            uint8_t *swap = row;
            row = above;
            above = swap;
        }
    } else {
        free(out);
        out = NULL;
    }
    free(lines);
    *length = total;
    return out;
}

static uint8_t *chunk(uint8_t *p, const char *name, uint32_t length) {
    put32(p, length);
    memcpy(p + 4, name, 4);
    put32(p + 8 + length, libdeflate_crc32(0, p + 4, length + 4));
    return p + 12 + length;
}

enum { BEFORE_DATA = 8 + 25 + 13 + 8, AFTER_DATA = 4 + 12 };

static uint8_t *deflate(cr_pixels source, size_t bytes, size_t *length) {
    size_t raw_length = 0;
    uint8_t *raw = filtered(source, bytes, &raw_length);
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(COMPRESSION);
    size_t bound = compressor && raw ? libdeflate_zlib_compress_bound(compressor, raw_length) : 0;
    uint8_t *png = bound ? malloc(BEFORE_DATA + bound + AFTER_DATA) : NULL;
    if (png) *length = libdeflate_zlib_compress(compressor, raw, raw_length, png + BEFORE_DATA, bound);
    if (compressor) libdeflate_free_compressor(compressor);
    free(raw);
    return png;
}

uint8_t *cr_png_encode(cr_pixels source, int keeps_alpha, size_t *length) {
    size_t bytes = !keeps_alpha && cr_is_opaque(source) ? 3 : 4, packed = 0;
    uint8_t *png = cr_deflate_runs(source, bytes, BEFORE_DATA, &packed);
    if (!png) png = deflate(source, bytes, &packed);
    if (!png) return NULL;
    static const uint8_t signature[8] = {137, 80, 78, 71, 13, 10, 26, 10};
    memcpy(png, signature, 8);
    uint8_t *p = png + 8;
    put32(p + 8, (uint32_t)source.width);
    put32(p + 12, (uint32_t)source.height);
    const uint8_t rest[5] = {8, bytes == 3 ? 2 : 6, 0, 0, 0};
    memcpy(p + 16, rest, 5);
    p = chunk(p, "IHDR", 13);
    p[8] = 0;
    p = chunk(p, "sRGB", 1);
    p = chunk(p, "IDAT", (uint32_t)packed);
    p = chunk(p, "IEND", 0);
    *length = (size_t)(p - png);
    return png;
}
