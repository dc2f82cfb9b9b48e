#include "internal.h"
#include <string.h>

void cr_clear(cr_pixels target) {
    for (int32_t y = 0; y < target.height; y++) memset(target.data + (ptrdiff_t)y * target.stride, 0, (size_t)target.width * 4);
}

void cr_copy(cr_pixels target, cr_pixels source) {
    cr_box box = cr_intersection(target, source);
    for (int32_t y = box.y0; y < box.y1; y++) memcpy(cr_at(target, box.x0, y), cr_at(source, box.x0, y), (size_t)(box.x1 - box.x0) * 4);
}

void cr_over(cr_pixels target, cr_pixels source, int32_t alpha) {
    cr_box box = cr_intersection(target, source);
    for (int32_t y = box.y0; y < box.y1; y++) {
        uint32_t *t = cr_at(target, box.x0, y), *s = cr_at(source, box.x0, y);
        for (int32_t i = 0; i < box.x1 - box.x0; i++) {
            uint32_t p = alpha == 255 ? s[i] : cr_mul4(s[i], (uint32_t)alpha);
            uint32_t rest = 255 - (p >> 24);
            t[i] = rest == 0 ? p : p + cr_mul4(t[i], rest);
        }
    }
}

void cr_plus_darker(cr_pixels target, cr_pixels source, int32_t alpha) {
    cr_box box = cr_intersection(target, source);
    for (int32_t y = box.y0; y < box.y1; y++) {
        uint32_t *t = cr_at(target, box.x0, y), *s = cr_at(source, box.x0, y);
        for (int32_t i = 0; i < box.x1 - box.x0; i++) {
            uint32_t p = cr_mul4(s[i], (uint32_t)alpha), q = t[i];
            uint32_t sum = (p >> 24) + (q >> 24), a = sum > 255 ? 255 : sum, out = a << 24;
            for (int shift = 0; shift < 24; shift += 8) {
                uint32_t missing = sum - (p >> shift & 255) - (q >> shift & 255);
                out |= (missing >= a ? 0 : a - missing) << shift;
            }
            t[i] = out;
        }
    }
}

void cr_multiply_alpha(cr_pixels target, cr_pixels mask) {
    cr_box box = cr_intersection(target, mask);
    for (int32_t y = target.y; y < target.y + target.height; y++) {
        uint32_t *t = cr_row(target, y);
        bool inside = y >= box.y0 && y < box.y1;
        for (int32_t x = target.x; x < target.x + target.width; x++, t++) {
            *t = inside && x >= box.x0 && x < box.x1 ? cr_mul4(*t, *cr_at(mask, x, y) >> 24) : 0;
        }
    }
}

void cr_make_opaque(cr_pixels target) {
    for (int32_t y = target.y; y < target.y + target.height; y++) {
        uint32_t *t = cr_row(target, y);
        for (int32_t i = 0; i < target.width; i++) t[i] |= 0xff000000;
    }
}

int32_t cr_is_opaque(cr_pixels source) {
    for (int32_t y = source.y; y < source.y + source.height; y++) {
        const uint32_t *s = cr_row(source, y);
        uint32_t all = 0xff000000;
        for (int32_t i = 0; i < source.width; i++) all &= s[i];
        if (all != 0xff000000) return 0;
    }
    return 1;
}

void cr_tint(cr_pixels target, double red, double green, double blue, double alpha) {
    uint32_t a = cr_byte(alpha);
    uint32_t color = cr_pack(a, cr_mul(cr_byte(red), a), cr_mul(cr_byte(green), a), cr_mul(cr_byte(blue), a));
    for (int32_t y = target.y; y < target.y + target.height; y++) {
        uint32_t *t = cr_row(target, y);
        for (int32_t i = 0; i < target.width; i++) t[i] = cr_mul4(color, t[i] >> 24);
    }
}

void cr_color_matrix(cr_pixels target, const double *matrix) {
    int64_t m[12];
    for (int i = 0; i < 12; i++) {
        double v = cr_clamp(matrix[i], -1000, 1000) * 65536 * (i % 4 == 3 ? 255 : 1);
        m[i] = (int64_t)(v < 0 ? v - 0.5 : v + 0.5);
    }
    uint32_t last = 0, result = 0;
    for (int32_t y = target.y; y < target.y + target.height; y++) {
        uint32_t *t = cr_row(target, y);
        for (int32_t i = 0; i < target.width; i++) {
            uint32_t p = t[i], a = p >> 24;
            if (!a) continue;
            if (p != last) {
                int64_t r = cr_divided(p >> 16 & 255, a), g = cr_divided(p >> 8 & 255, a), b = cr_divided(p & 255, a);
                uint32_t out = a << 24;
                for (int k = 0; k < 3; k++) {
                    int64_t v = (m[k * 4] * r + m[k * 4 + 1] * g + m[k * 4 + 2] * b + m[k * 4 + 3] + 32768) >> 16;
                    out |= cr_mul((uint32_t)(v < 0 ? 0 : v > 255 ? 255 : v), a) << (16 - 8 * k);
                }
                last = p;
                result = out;
            }
            t[i] = result;
        }
    }
}

void cr_luminance_to_alpha(cr_pixels target, double floor, double gain, double red, double green, double blue) {
    uint32_t f = (uint32_t)(cr_clamp(floor, 0, 1) * 65536 + 0.5), k = (uint32_t)(cr_clamp(gain, 0, 1) * 65536 + 0.5);
    uint32_t color = cr_pack(255, cr_byte(red), cr_byte(green), cr_byte(blue));
    for (int32_t y = target.y; y < target.y + target.height; y++) {
        uint32_t *t = cr_row(target, y);
        for (int32_t i = 0; i < target.width; i++) {
            uint64_t p = t[i];
            uint64_t light = ((p >> 16 & 255) * 13933 + (p >> 8 & 255) * 46871 + (p & 255) * 4732) / 256;
            uint64_t a = (light * k + (p >> 24) * 256 * f + (1 << 23)) >> 24;
            t[i] = cr_mul4(color, a > 255 ? 255 : (uint32_t)a);
        }
    }
}

void cr_tile(cr_pixels target, cr_pixels tile) {
    if (tile.width <= 0 || tile.height <= 0) return;
    for (int32_t y = target.y; y < target.y + target.height; y++) {
        int64_t ty = ((int64_t)y - tile.y) % tile.height;
        const uint32_t *s = cr_row(tile, (int32_t)(ty < 0 ? ty + tile.height : ty) + tile.y);
        uint32_t *t = cr_row(target, y);
        int64_t tx = ((int64_t)target.x - tile.x) % tile.width;
        if (tx < 0) tx += tile.width;
        for (int32_t i = 0; i < target.width; i++) {
            t[i] = s[tx];
            if (++tx == tile.width) tx = 0;
        }
    }
}
