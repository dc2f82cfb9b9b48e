#include "internal.h"
#include <math.h>

enum { STEPS = 1024 };

/// Degrees 0…360 clockwise from +x, good to 1/100 of a degree and equal on every machine.
static double degrees(double x, double y) {
    double ax = fabs(x), ay = fabs(y), low = ax < ay ? ax : ay, high = ax < ay ? ay : ax;
    if (!(high > 0)) return 0;
    double t = low / high, s = t * t;
    double angle = ((((((-0.0117212 * s + 0.05265332) * s - 0.11643287) * s + 0.19354346) * s - 0.33262347) * s + 0.99997726) * t)
                   * 57.29577951308232;
    if (ay > ax) angle = 90 - angle;
    if (x < 0) angle = 180 - angle;
    return y < 0 ? 360 - angle : angle;
}

static uint32_t at(const uint32_t *table, double t) {
    return table[(int32_t)(cr_clamp(t, 0, 1) * (STEPS - 1) + 0.5)];
}

/// What the angles leave free shows the last colour, then the first one.
static double angular_position(double angle, double start, double span) {
    double a = fmod(angle - start, 360);
    if (a < 0) a += 360;
    if (a <= span) return span > 0 ? a / span : 1;
    return a - span < (360 - span) / 2 ? 1 : 0;
}

static double position(const cr_gradient *g, double x, double y) {
    double width = g->end - g->start;
    switch (g->kind) {
    case CR_LINEAR: return x;
    case CR_RADIAL: {
        double r = sqrt(x * x + y * y);
        return fabs(width) > 1e-12 ? (r - g->start) / width : r < g->end ? 0 : 1;
    }
    case CR_ANGULAR: break;
    }
    if (width < 0) return 1 - angular_position(degrees(x, y), g->end, width < -360 ? 360 : -width);
    return angular_position(degrees(x, y), g->start, width > 360 ? 360 : width);
}

void cr_gradient_fill(cr_pixels target, const cr_gradient *g, const uint32_t *table) {
    cr_matrix m = g->to_gradient;
    for (int32_t y = target.y; y < target.y + target.height; y++) {
        uint32_t *out = cr_row(target, y);
        double u = m.c * (y + 0.5) + m.tx, v = m.d * (y + 0.5) + m.ty;
        if (g->kind == CR_LINEAR && m.a == 0) {
            uint32_t color = at(table, u);
            for (int32_t i = 0; i < target.width; i++) out[i] = color;
            continue;
        }
        for (int32_t i = 0; i < target.width; i++) {
            double x = target.x + i + 0.5;
            out[i] = at(table, g->kind == CR_LINEAR ? m.a * x + u : position(g, m.a * x + u, m.b * x + v));
        }
    }
}

static double edge(const double *a, const double *b, double x, double y) {
    return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
}

static uint32_t mixed(const double *p, double w0, double w1, double w2) {
    double a = cr_clamp(p[5] * w0 + p[11] * w1 + p[17] * w2, 0, 1);
    uint32_t alpha = cr_byte(a), out = alpha << 24;
    for (int c = 0; c < 3; c++) {
        uint32_t v = cr_byte(p[2 + c] * w0 + p[8 + c] * w1 + p[14 + c] * w2);
        out |= cr_mul(v, alpha) << (16 - 8 * c);
    }
    return out;
}

void cr_triangle(cr_pixels target, const double *p) {
    const double *a = p, *b = p + 6, *c = p + 12;
    double area = edge(a, b, c[0], c[1]);
    if (!(fabs(area) > 1e-9)) return;
    double x0 = fmin(a[0], fmin(b[0], c[0])), x1 = fmax(a[0], fmax(b[0], c[0]));
    double y0 = fmin(a[1], fmin(b[1], c[1])), y1 = fmax(a[1], fmax(b[1], c[1]));
    int32_t left = (int32_t)cr_clamp(floor(x0 - 0.5), target.x, target.x + target.width);
    int32_t right = (int32_t)cr_clamp(ceil(x1 + 0.5), target.x, target.x + target.width);
    int32_t top = (int32_t)cr_clamp(floor(y0 - 0.5), target.y, target.y + target.height);
    int32_t bottom = (int32_t)cr_clamp(ceil(y1 + 0.5), target.y, target.y + target.height);
    for (int32_t y = top; y < bottom; y++) {
        uint32_t *out = cr_at(target, left, y);
        for (int32_t x = left; x < right; x++, out++) {
            double w0 = edge(b, c, x + 0.5, y + 0.5) / area, w1 = edge(c, a, x + 0.5, y + 0.5) / area;
            double w2 = 1 - w0 - w1;
            if (w0 >= -1e-9 && w1 >= -1e-9 && w2 >= -1e-9) *out = mixed(p, w0, w1, w2);
        }
    }
}
