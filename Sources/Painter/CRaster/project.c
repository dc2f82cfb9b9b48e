#include "internal.h"
#include <math.h>

/// How many points of a pixel are looked up, in each direction.
enum { SAMPLES = 2, PARTS = 256 };

/// Adds the pixel at a place of `source`, between its four neighbours, each component times PARTS * PARTS.
INLINED void sample(cr_pixels source, double x, double y, uint64_t *sums) {
    x -= 0.5 + source.x;
    y -= 0.5 + source.y;
    if (!(x > -1 && y > -1 && x < source.width && y < source.height)) return;
    int32_t left = (int32_t)floor(x), top = (int32_t)floor(y);
    uint32_t right = (uint32_t)((x - left) * PARTS), low = (uint32_t)((y - top) * PARTS);
    for (int32_t j = 0; j < 2; j++) {
        for (int32_t i = 0; i < 2; i++) {
            if (left + i < 0 || top + j < 0 || left + i >= source.width || top + j >= source.height) continue;
            uint32_t weight = (i ? right : PARTS - right) * (j ? low : PARTS - low);
            uint32_t p = *cr_at(source, source.x + left + i, source.y + top + j);
            for (int32_t k = 0; k < 4; k++) sums[k] += (uint64_t)((p >> (8 * k)) & 255) * weight;
        }
    }
}

void cr_project(cr_pixels target, cr_pixels source, const double *m) {
    const uint64_t whole = (uint64_t)PARTS * PARTS * SAMPLES * SAMPLES;
    for (int32_t y = target.y; y < target.y + target.height; y++) {
        uint32_t *t = cr_row(target, y);
        for (int32_t x = target.x; x < target.x + target.width; x++, t++) {
            uint64_t sums[4] = {0, 0, 0, 0};
            for (int32_t s = 0; s < SAMPLES * SAMPLES; s++) {
                double px = x + (s % SAMPLES + 0.5) / SAMPLES, py = y + (s / SAMPLES + 0.5) / SAMPLES;
                double w = px * m[2] + py * m[5] + m[8];
                if (!(w > 0)) continue;
                sample(source, (px * m[0] + py * m[3] + m[6]) / w, (px * m[1] + py * m[4] + m[7]) / w, sums);
            }
            uint32_t p = 0;
            for (int32_t k = 0; k < 4; k++) p |= (uint32_t)((sums[k] + whole / 2) / whole) << (8 * k);
            *t = p;
        }
    }
}
