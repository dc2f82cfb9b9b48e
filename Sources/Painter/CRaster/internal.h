#pragma once
#include "CRaster.h"
#include <stdbool.h>

/// Compiled a second time for processors with registers of 256 bits; the result is the same.
#if defined(__x86_64__)
#define WITH_WIDE_REGISTERS __attribute__((target_clones("avx2", "default")))
#else
#define WITH_WIDE_REGISTERS
#endif
/// Compiled as part of the function that calls it, for its kind of processor.
#define INLINED static inline __attribute__((always_inline))

typedef struct {
    int32_t x0, y0, x1, y1;
} cr_box;

static inline cr_box cr_intersection(cr_pixels a, cr_pixels b) {
    cr_box r;
    r.x0 = a.x > b.x ? a.x : b.x;
    r.y0 = a.y > b.y ? a.y : b.y;
    r.x1 = a.x + a.width < b.x + b.width ? a.x + a.width : b.x + b.width;
    r.y1 = a.y + a.height < b.y + b.height ? a.y + a.height : b.y + b.height;
    if (r.x1 < r.x0) r.x1 = r.x0;
    if (r.y1 < r.y0) r.y1 = r.y0;
    return r;
}

static inline uint32_t *cr_row(cr_pixels p, int32_t y) {
    return (uint32_t *)(void *)(p.data + (ptrdiff_t)(y - p.y) * p.stride);
}

static inline uint32_t *cr_at(cr_pixels p, int32_t x, int32_t y) { return cr_row(p, y) + (x - p.x); }

/// The same where there is one byte a pixel.
static inline uint8_t *cr_coverage_at(cr_pixels p, int32_t x, int32_t y) { return p.data + (ptrdiff_t)(y - p.y) * p.stride + (x - p.x); }

/// a · b / 255, rounded.
static inline uint32_t cr_mul(uint32_t a, uint32_t b) {
    uint32_t t = a * b + 128;
    return (t + (t >> 8)) >> 8;
}

/// All four components times b / 255.
static inline uint32_t cr_mul4(uint32_t p, uint32_t b) {
    uint32_t rb = (p & 0xff00ff) * b + 0x800080;
    uint32_t ag = ((p >> 8) & 0xff00ff) * b + 0x800080;
    rb = ((rb + ((rb >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
    ag = (ag + ((ag >> 8) & 0xff00ff)) & 0xff00ff00;
    return rb | ag;
}

static inline uint32_t cr_pack(uint32_t a, uint32_t r, uint32_t g, uint32_t b) { return a << 24 | r << 16 | g << 8 | b; }

static inline uint32_t cr_byte(double v) {
    if (!(v > 0)) return 0;
    return v >= 1 ? 255 : (uint32_t)(v * 255 + 0.5);
}

static inline double cr_clamp(double v, double low, double high) {
    if (!(v >= low)) return low;
    return v > high ? high : v;
}

/// A component divided by alpha, which is not 0.
static inline uint32_t cr_divided(uint32_t component, uint32_t alpha) {
    uint32_t v = (component * 255 + alpha / 2) / alpha;
    return v > 255 ? 255 : v;
}

/// The straight colour of a pixel: red in the lowest byte, then green, blue, alpha.
static inline uint32_t cr_straight(uint32_t p) {
    uint32_t a = p >> 24, r = p >> 16 & 255, g = p >> 8 & 255, b = p & 255;
    if (a == 0) return 0;
    if (a != 255) r = cr_divided(r, a), g = cr_divided(g, a), b = cr_divided(b, a);
    return r | g << 8 | b << 16 | a << 24;
}

/// The straight colours of `count` pixels, in three or four bytes each.
void cr_unpack(const uint32_t *pixels, uint8_t *target, int32_t count, size_t bytes);
/// The compressed rows of a picture that consists of runs, after `reserve` bytes for the caller; null for any other picture.
uint8_t *cr_deflate_runs(cr_pixels source, size_t bytes, size_t reserve, size_t *length);
