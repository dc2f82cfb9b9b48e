#include "internal.h"
#include <string.h>

/// Pixels that are painted together: most are covered wholly or not at all.
enum { BLOCK = 16 };

void cr_mask_add(cr_pixels mask, cr_pixels addition) {
    cr_box box = cr_intersection(mask, addition);
    for (int32_t y = box.y0; y < box.y1; y++) {
        uint8_t *t = cr_coverage_at(mask, box.x0, y);
        const uint8_t *s = cr_coverage_at(addition, box.x0, y);
        for (int32_t i = 0; i < box.x1 - box.x0; i++) {
            uint32_t sum = (uint32_t)t[i] + s[i];
            t[i] = (uint8_t)(sum > 255 ? 255 : sum);
        }
    }
}

/// A component of a colour as cairo takes it: from 16 bits the upper half.
static uint32_t upper_byte(double component) { return (uint32_t)(cr_clamp(component, 0, 1) * 65535 + 0.5) >> 8; }

/// Two components, each times a / 255, rounded as cairo rounds where it fills a path.
INLINED uint32_t share(uint32_t components, uint32_t a) {
    uint32_t t = components * a + 0x7f007f;
    return (t + (t >> 8 & 0xff00ff)) >> 8 & 0xff00ff;
}

INLINED uint32_t filled(uint32_t below, uint32_t color, uint32_t a) {
    uint32_t even = share(color & 0xff00ff, a) + share(below & 0xff00ff, 255 - a);
    uint32_t odd = share(color >> 8 & 0xff00ff, a) + share(below >> 8 & 0xff00ff, 255 - a);
    return even | odd << 8;
}

INLINED uint32_t painted(uint32_t below, uint32_t color, uint32_t a) {
    uint32_t p = cr_mul4(color, a);
    return p + cr_mul4(below, 255 - (p >> 24));
}

INLINED void cover(uint32_t *restrict t, const uint8_t *restrict c, int32_t count, uint32_t color, bool fills) {
    for (int32_t i = 0; i < count; i++) t[i] = fills ? filled(t[i], color, c[i]) : painted(t[i], color, c[i]);
}

INLINED void cover_row(uint32_t *t, const uint8_t *c, int32_t width, uint32_t color, bool fills) {
    static const uint8_t nothing[BLOCK];
    int32_t i = 0;
    for (; i + BLOCK <= width; i += BLOCK) {
        if (memcmp(c + i, nothing, BLOCK) != 0) cover(t + i, c + i, BLOCK, color, fills);
    }
    cover(t + i, c + i, width - i, color, fills);
}

WITH_WIDE_REGISTERS
static void cover_pixels(cr_pixels target, cr_pixels coverage, uint32_t color, bool fills) {
    cr_box box = cr_intersection(target, coverage);
    for (int32_t y = box.y0; y < box.y1; y++) {
        uint32_t *t = cr_at(target, box.x0, y);
        const uint8_t *c = cr_coverage_at(coverage, box.x0, y);
        if (fills) cover_row(t, c, box.x1 - box.x0, color, true);
        else cover_row(t, c, box.x1 - box.x0, color, false);
    }
}

void cr_fill_covered(cr_pixels target, cr_pixels coverage, double red, double green, double blue) {
    cover_pixels(target, coverage, cr_pack(255, upper_byte(red), upper_byte(green), upper_byte(blue)), true);
}

void cr_paint_covered(cr_pixels target, cr_pixels coverage, double red, double green, double blue, double alpha) {
    uint32_t color = cr_pack(upper_byte(alpha), upper_byte(red * alpha), upper_byte(green * alpha), upper_byte(blue * alpha));
    cover_pixels(target, coverage, color, false);
}

void cr_multiply_coverage(cr_pixels target, cr_pixels coverage) {
    cr_box box = cr_intersection(target, coverage);
    for (int32_t y = box.y0; y < box.y1; y++) {
        uint32_t *t = cr_at(target, box.x0, y);
        const uint8_t *c = cr_coverage_at(coverage, box.x0, y);
        for (int32_t i = 0; i < box.x1 - box.x0; i++) t[i] = cr_mul4(t[i], c[i]);
    }
}
