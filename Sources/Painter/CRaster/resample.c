#include "internal.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ONE = 16384 };

/// Weights of the source pixels that make up one target pixel; they sum up to ONE.
typedef struct {
    int32_t first, count;
    int32_t *weights;
} taps;

typedef struct {
    taps *pixels;
    int32_t *store;
} axis;

static double response(cr_filter filter, double x) {
    x = fabs(x);
    if (filter == CR_BILINEAR) return x < 1 ? 1 - x : 0;
    if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
    return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
}

static void normalize(taps *t, double *raw) {
    double sum = 0;
    for (int32_t i = 0; i < t->count; i++) sum += raw[i];
    int32_t total = 0, best = 0;
    for (int32_t i = 0; i < t->count; i++) {
        double w = sum > 1e-9 ? raw[i] / sum : 1.0 / t->count;
        t->weights[i] = (int32_t)floor(w * ONE + 0.5);
        total += t->weights[i];
        if (t->weights[i] > t->weights[best]) best = i;
    }
    t->weights[best] += ONE - total;
}

/// `offset` and `length` are the part of the source, `place` and `extent` where it goes.
static bool make_axis(
    axis *result, int32_t from, int32_t count, int32_t limit, double offset, double length, double place, double extent, cr_filter filter
) {
    double ratio = length / extent, zoom = ratio > 1 ? ratio : 1, radius = (filter == CR_BICUBIC ? 2 : 1) * zoom;
    int32_t low = (int32_t)cr_clamp(floor(offset + 1e-6), 0, limit - 1), high = (int32_t)cr_clamp(ceil(offset + length - 1e-6) - 1, low, limit - 1);
    int32_t most = (int32_t)cr_clamp(2 * radius + 3, 1, high - low + 2);
    result->pixels = malloc(sizeof(taps) * (size_t)count);
    result->store = malloc(sizeof(int32_t) * (size_t)count * (size_t)most);
    double *raw = malloc(sizeof(double) * (size_t)most);
    bool ok = result->pixels && result->store && raw;
    for (int32_t i = 0; ok && i < count; i++) {
        double center = offset + (from + i + 0.5 - place) * ratio;
        center = cr_clamp(center, low + 0.5, high + 0.5);
        int32_t first = (int32_t)cr_clamp(ceil(center - radius - 0.5), low, high);
        int32_t last = (int32_t)cr_clamp(floor(center + radius - 0.5), first, high);
        taps *t = &result->pixels[i];
        t->first = first;
        t->count = last - first + 1 < most ? last - first + 1 : most;
        t->weights = result->store + (ptrdiff_t)i * most;
        for (int32_t k = 0; k < t->count; k++) raw[k] = response(filter, (first + k + 0.5 - center) / zoom);
        normalize(t, raw);
    }
    free(raw);
    return ok;
}

static void free_axis(axis *a) {
    free(a->pixels);
    free(a->store);
}

static uint32_t finish(const int32_t *sum) {
    uint32_t v[4];
    for (int c = 3; c >= 0; c--) {
        int32_t x = (sum[c] + (1 << 21)) >> 22, top = c == 3 ? 255 : (int32_t)v[3];
        v[c] = (uint32_t)(x < 0 ? 0 : x > top ? top : x);
    }
    return cr_pack(v[3], v[2], v[1], v[0]);
}

static void resample_rows(cr_pixels target, cr_pixels source, const axis *across, const axis *down, int32_t *line) {
    int32_t low = across->pixels[0].first, high = low;
    for (int32_t i = 0; i < target.width; i++) {
        const taps *t = &across->pixels[i];
        if (t->first < low) low = t->first;
        if (t->first + t->count > high) high = t->first + t->count;
    }
    for (int32_t y = 0; y < target.height; y++) {
        const taps *v = &down->pixels[y];
        memset(line + (ptrdiff_t)low * 4, 0, sizeof(int32_t) * 4 * (size_t)(high - low));
        for (int32_t k = 0; k < v->count; k++) {
            const uint8_t *s = source.data + (ptrdiff_t)(v->first + k) * source.stride;
            int32_t w = v->weights[k];
            for (int32_t i = low * 4; i < high * 4; i++) line[i] += s[i] * w;
        }
        for (int32_t i = low * 4; i < high * 4; i++) line[i] = (line[i] + 32) >> 6;
        uint32_t *out = cr_row(target, target.y + y);
        for (int32_t x = 0; x < target.width; x++) {
            const taps *h = &across->pixels[x];
            int32_t sum[4] = {0, 0, 0, 0};
            for (int32_t k = 0; k < h->count; k++) {
                const int32_t *p = line + (ptrdiff_t)(h->first + k) * 4;
                for (int c = 0; c < 4; c++) sum[c] += p[c] * h->weights[k];
            }
            out[x] = finish(sum);
        }
    }
}

static void resample_nearest(cr_pixels target, cr_pixels source, const double s[4], const double t[4]) {
    for (int32_t y = target.y; y < target.y + target.height; y++) {
        double v = cr_clamp(floor(s[1] + (y + 0.5 - t[1]) * s[3] / t[3]), 0, source.height - 1);
        const uint32_t *row = (const uint32_t *)(const void *)(source.data + (ptrdiff_t)v * source.stride);
        uint32_t *out = cr_row(target, y);
        for (int32_t x = target.x; x < target.x + target.width; x++) {
            *out++ = row[(int32_t)cr_clamp(floor(s[0] + (x + 0.5 - t[0]) * s[2] / t[2]), 0, source.width - 1)];
        }
    }
}

int32_t cr_resample(cr_pixels target, cr_pixels source, const double s[4], const double t[4], cr_filter filter) {
    if (target.width <= 0 || target.height <= 0 || source.width <= 0 || source.height <= 0) return 1;
    if (!(s[2] > 0 && s[3] > 0 && t[2] > 0 && t[3] > 0)) return 1;
    if (filter == CR_NEAREST) {
        resample_nearest(target, source, s, t);
        return 1;
    }
    axis across = {0}, down = {0};
    int32_t *line = malloc(sizeof(int32_t) * 4 * (size_t)source.width);
    bool ok = line && make_axis(&across, target.x, target.width, source.width, s[0], s[2], t[0], t[2], filter)
              && make_axis(&down, target.y, target.height, source.height, s[1], s[3], t[1], t[3], filter);
    if (ok) resample_rows(target, source, &across, &down, line);
    free_axis(&across);
    free_axis(&down);
    free(line);
    return ok;
}

static uint32_t pixel(cr_pixels s, int64_t x, int64_t y) {
    if (x < 0 || y < 0 || x >= s.width || y >= s.height) return 0;
    return *(const uint32_t *)(const void *)(s.data + (ptrdiff_t)y * s.stride + (ptrdiff_t)x * 4);
}

static uint32_t blend(uint32_t p, uint32_t q, uint32_t f) {
    uint32_t rb = (((p & 0xff00ff) * (256 - f) + (q & 0xff00ff) * f + 0x800080) >> 8) & 0xff00ff;
    uint32_t ag = ((p >> 8 & 0xff00ff) * (256 - f) + (q >> 8 & 0xff00ff) * f + 0x800080) & 0xff00ff00;
    return rb | ag;
}

void cr_transform(cr_pixels target, cr_pixels source, cr_matrix m, cr_filter filter) {
    for (int32_t y = target.y; y < target.y + target.height; y++) {
        uint32_t *out = cr_row(target, y);
        for (int32_t x = target.x; x < target.x + target.width; x++, out++) {
            double u = m.a * (x + 0.5) + m.c * (y + 0.5) + m.tx, v = m.b * (x + 0.5) + m.d * (y + 0.5) + m.ty;
            if (!(u > -2 && v > -2 && u < source.width + 2.0 && v < source.height + 2.0)) {
                *out = 0;
            } else if (filter == CR_NEAREST) {
                *out = pixel(source, (int64_t)floor(u), (int64_t)floor(v));
            } else {
                int64_t fu = (int64_t)floor((u - 0.5) * 256 + 0.5), fv = (int64_t)floor((v - 0.5) * 256 + 0.5);
                int64_t ix = fu >> 8, iy = fv >> 8;
                uint32_t top = blend(pixel(source, ix, iy), pixel(source, ix + 1, iy), (uint32_t)(fu & 255));
                uint32_t bottom = blend(pixel(source, ix, iy + 1), pixel(source, ix + 1, iy + 1), (uint32_t)(fu & 255));
                *out = blend(top, bottom, (uint32_t)(fv & 255));
            }
        }
    }
}
