#include "internal.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// Eight pixels are blurred side by side.
enum { SIDE = 8, LANES = SIDE * 4 };

/// Above this, the picture is blurred at a smaller size.
#define WIDEST 15.0

typedef struct {
    int32_t radius;
    uint32_t inner, outer;
} box_kernel;

/// A box of 2r + 1 whole pixels and two partial ones, whose threefold repetition has the variance asked for
/// (Gwosdek et al., "Theoretical foundations of Gaussian convolution by extended box filtering").
static box_kernel kernel_for(double sigma) {
    double variance = sigma * sigma / 3;
    int32_t r = (int32_t)floor((sqrt(12 * variance + 1) - 1) / 2);
    double whole = 2 * r + 1;
    double part = whole * (r * (r + 1.0) - 3 * variance) / (6 * (variance - (r + 1.0) * (r + 1.0)));
    box_kernel k;
    k.radius = r;
    k.inner = (uint32_t)(65536 / (whole + 2 * part));
    k.outer = (65536 - (uint32_t)whole * k.inner) / 2;
    k.inner += (65536 - (uint32_t)whole * k.inner - 2 * k.outer) / (uint32_t)whole;
    return k;
}

/// `in` and `out` have `margin` entries of padding on both sides, already filled in `in`.
static void box_pass(const uint32_t *in, uint32_t *out, int32_t n, box_kernel k) {
    uint32_t sums[LANES] = {0};
    for (int32_t i = -k.radius; i <= k.radius; i++) {
        for (int l = 0; l < LANES; l++) sums[l] += in[(ptrdiff_t)i * LANES + l];
    }
    for (int32_t i = 0; i < n; i++) {
        const uint32_t *before = in + ((ptrdiff_t)i - k.radius - 1) * LANES, *after = in + ((ptrdiff_t)i + k.radius + 1) * LANES;
        const uint32_t *first = before + LANES;
        uint32_t *o = out + (ptrdiff_t)i * LANES;
        for (int l = 0; l < LANES; l++) {
            o[l] = (sums[l] * k.inner + (before[l] + after[l]) * k.outer + 32768) >> 16;
            sums[l] += after[l] - first[l];
        }
    }
}

static void pad(uint32_t *line, int32_t n, int32_t margin, bool repeats) {
    for (int32_t i = 1; i <= margin; i++) {
        uint32_t *low = line - (ptrdiff_t)i * LANES, *high = line + ((ptrdiff_t)n - 1 + i) * LANES;
        if (repeats) {
            memcpy(low, line, LANES * 4);
            memcpy(high, line + ((ptrdiff_t)n - 1) * LANES, LANES * 4);
        } else {
            memset(low, 0, LANES * 4);
            memset(high, 0, LANES * 4);
        }
    }
}

/// Blurs `SIDE` lines of `n` pixels; `along` and `across` are steps in pixels.
static void blur_lines(
    uint32_t *pixels, int32_t n, ptrdiff_t along, ptrdiff_t across, int32_t lines, box_kernel k, bool repeats, uint32_t *a, uint32_t *b
) {
    int32_t margin = k.radius + 1;
    a += (ptrdiff_t)margin * LANES;
    b += (ptrdiff_t)margin * LANES;
    for (int32_t i = 0; i < n; i++) {
        for (int32_t s = 0; s < SIDE; s++) {
            uint32_t p = s < lines ? pixels[i * along + s * across] : 0;
            uint32_t *lane = a + (ptrdiff_t)i * LANES + s * 4;
            lane[0] = (p & 255) << 8, lane[1] = (p >> 8 & 255) << 8, lane[2] = (p >> 16 & 255) << 8, lane[3] = (p >> 24) << 8;
        }
    }
    for (int pass = 0; pass < 3; pass++) {
        pad(a, n, margin, repeats);
        box_pass(a, b, n, k);
        uint32_t *swap = a;
        a = b;
        b = swap;
    }
    for (int32_t i = 0; i < n; i++) {
        for (int32_t s = 0; s < lines; s++) {
            const uint32_t *lane = a + (ptrdiff_t)i * LANES + s * 4;
            pixels[i * along + s * across] =
                cr_pack((lane[3] + 128) >> 8, (lane[2] + 128) >> 8, (lane[1] + 128) >> 8, (lane[0] + 128) >> 8);
        }
    }
}

static int32_t blur_directly(cr_pixels target, double sigma, bool repeats) {
    box_kernel k = kernel_for(sigma);
    int32_t longest = target.width > target.height ? target.width : target.height;
    size_t size = ((size_t)longest + 2 * (size_t)(k.radius + 1)) * LANES;
    uint32_t *lines = malloc(size * 2 * sizeof(uint32_t));
    if (!lines) return 0;
    ptrdiff_t row = target.stride / 4;
    uint32_t *pixels = cr_row(target, target.y);
    for (int32_t y = 0; y < target.height; y += SIDE) {
        int32_t rest = target.height - y;
        blur_lines(pixels + y * row, target.width, 1, row, rest < SIDE ? rest : SIDE, k, repeats, lines, lines + size);
    }
    for (int32_t x = 0; x < target.width; x += SIDE) {
        int32_t rest = target.width - x;
        blur_lines(pixels + x, target.height, row, 1, rest < SIDE ? rest : SIDE, k, repeats, lines, lines + size);
    }
    free(lines);
    return 1;
}

static int32_t blur_smaller(cr_pixels target, double sigma, bool repeats) {
    int32_t factor = 2;
    while (sigma / factor > WIDEST / 2) factor *= 2;
    int32_t margin = repeats ? 0 : (int32_t)(sigma / factor * 3) + 2;
    cr_pixels small = {0};
    small.width = (target.width + factor - 1) / factor + 2 * margin;
    small.height = (target.height + factor - 1) / factor + 2 * margin;
    small.x = small.y = -margin;
    small.stride = small.width * 4;
    small.data = calloc((size_t)small.height, (size_t)small.stride);
    if (!small.data) return 0;
    cr_pixels inside = small;
    inside.data += (ptrdiff_t)margin * small.stride + (ptrdiff_t)margin * 4;
    inside.x = inside.y = 0;
    inside.width -= 2 * margin;
    inside.height -= 2 * margin;
    double whole[4] = {0, 0, target.width, target.height};
    double shrunk[4] = {0, 0, (double)target.width / factor, (double)target.height / factor};
    double all[4] = {0, 0, small.width, small.height};
    double grown[4] = {
        target.x - (double)margin * factor, target.y - (double)margin * factor, (double)small.width * factor, (double)small.height * factor};
    int32_t done = cr_resample(inside, target, whole, shrunk, CR_BILINEAR) && blur_directly(small, sigma / factor, repeats)
                   && cr_resample(target, small, all, grown, CR_BILINEAR);
    free(small.data);
    return done;
}

int32_t cr_blur(cr_pixels target, double sigma, int32_t repeats_edge) {
    if (!(sigma > 0.05) || target.width <= 0 || target.height <= 0) return 1;
    double limited = sigma > 400 ? 400 : sigma;
    return limited < WIDEST ? blur_directly(target, limited, repeats_edge) : blur_smaller(target, limited, repeats_edge);
}
