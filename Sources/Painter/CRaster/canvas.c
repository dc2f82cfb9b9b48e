#include "internal.h"
#include <cairo.h>
#include <math.h>
#include <stdlib.h>

/// Cairo holds coordinates in 24.8 bits; everything stays well inside.
#define FARTHEST 1000000.0
#define MOST_DASHES 100000.0

struct cr_canvas {
    cr_pixels target;
    cairo_surface_t *surface;
    cairo_t *cairo;
};

static void open_canvas(cr_canvas *canvas, cr_pixels target, cairo_format_t format) {
    canvas->target = target;
    canvas->surface = cairo_image_surface_create_for_data(target.data, format, target.width, target.height, target.stride);
    canvas->cairo = cairo_create(canvas->surface);
    cairo_set_tolerance(canvas->cairo, 0.05);
}

static void close_canvas(cr_canvas *canvas) {
    cairo_destroy(canvas->cairo);
    cairo_surface_finish(canvas->surface);
    cairo_surface_destroy(canvas->surface);
}

cr_canvas *cr_canvas_create(cr_pixels target) {
    cr_canvas *canvas = calloc(1, sizeof *canvas);
    if (canvas) open_canvas(canvas, target, CAIRO_FORMAT_ARGB32);
    return canvas;
}

void cr_canvas_destroy(cr_canvas *canvas) {
    if (!canvas) return;
    close_canvas(canvas);
    free(canvas);
}

const char *cr_canvas_problem(cr_canvas *canvas) {
    cairo_status_t status = cairo_status(canvas->cairo);
    if (!status) status = cairo_surface_status(canvas->surface);
    return status ? cairo_status_to_string(status) : NULL;
}

void cr_canvas_save(cr_canvas *canvas) { cairo_save(canvas->cairo); }
void cr_canvas_restore(cr_canvas *canvas) { cairo_restore(canvas->cairo); }

typedef struct {
    double x, y;
} point;

static point place(const cr_canvas *canvas, cr_matrix m, const double *n) {
    point p;
    p.x = cr_clamp(m.a * n[0] + m.c * n[1] + m.tx - canvas->target.x, -FARTHEST, FARTHEST);
    p.y = cr_clamp(m.b * n[0] + m.d * n[1] + m.ty - canvas->target.y, -FARTHEST, FARTHEST);
    return p;
}

/// Adds the path in device pixels; returns about how long it is.
static double trace(cr_canvas *canvas, cr_path path, cr_matrix m) {
    cairo_t *cr = canvas->cairo;
    const double *n = path.numbers;
    point last = {0, 0}, first = {0, 0};
    double length = 0;
    bool started = false;
    cairo_new_path(cr);
    for (int32_t i = 0; i < path.count; i++) {
        cr_verb verb = (cr_verb)path.verbs[i];
        int pairs = verb == CR_CLOSE ? 0 : verb == CR_QUAD ? 2 : verb == CR_CURVE ? 3 : 1;
        point p[3] = {{0, 0}, {0, 0}, {0, 0}};
        for (int k = 0; k < pairs; k++, n += 2) p[k] = place(canvas, m, n);
        if (verb == CR_CLOSE) {
            if (started) cairo_close_path(cr);
            length += fabs(first.x - last.x) + fabs(first.y - last.y);
            last = first;
            continue;
        }
        if (verb == CR_MOVE || !started) {
            cairo_move_to(cr, p[0].x, p[0].y);
            last = first = p[0];
            started = true;
            if (verb == CR_MOVE) continue;
        }
        if (verb == CR_LINE) cairo_line_to(cr, p[0].x, p[0].y);
        if (verb == CR_QUAD) {
            cairo_curve_to(
                cr, last.x + (p[0].x - last.x) * 2 / 3, last.y + (p[0].y - last.y) * 2 / 3, p[1].x + (p[0].x - p[1].x) * 2 / 3,
                p[1].y + (p[0].y - p[1].y) * 2 / 3, p[1].x, p[1].y);
        }
        if (verb == CR_CURVE) cairo_curve_to(cr, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y);
        for (int k = 0; k < pairs; k++) {
            length += fabs(p[k].x - last.x) + fabs(p[k].y - last.y);
            last = p[k];
        }
    }
    return length;
}

static cairo_operator_t operator_of(cr_operator op) {
    static const cairo_operator_t table[] = {
        CAIRO_OPERATOR_OVER, CAIRO_OPERATOR_MULTIPLY, CAIRO_OPERATOR_SCREEN, CAIRO_OPERATOR_OVERLAY, CAIRO_OPERATOR_DARKEN,
        CAIRO_OPERATOR_LIGHTEN, CAIRO_OPERATOR_COLOR_DODGE, CAIRO_OPERATOR_COLOR_BURN, CAIRO_OPERATOR_SOFT_LIGHT,
        CAIRO_OPERATOR_HARD_LIGHT, CAIRO_OPERATOR_DIFFERENCE, CAIRO_OPERATOR_EXCLUSION, CAIRO_OPERATOR_HSL_HUE,
        CAIRO_OPERATOR_HSL_SATURATION, CAIRO_OPERATOR_HSL_COLOR, CAIRO_OPERATOR_HSL_LUMINOSITY, CAIRO_OPERATOR_ATOP,
        CAIRO_OPERATOR_DEST_OVER, CAIRO_OPERATOR_DEST_OUT, CAIRO_OPERATOR_ADD, CAIRO_OPERATOR_DEST_IN,
        CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_DEST_ATOP, CAIRO_OPERATOR_XOR,
    };
    return table[op];
}

static void set_source(cr_canvas *canvas, const cr_source *source) {
    cairo_set_operator(canvas->cairo, operator_of(source->op));
    if (!source->pixels.data) {
        cairo_set_source_rgba(canvas->cairo, source->red, source->green, source->blue, source->alpha);
        return;
    }
    cr_pixels p = source->pixels;
    cairo_surface_t *surface = cairo_image_surface_create_for_data(p.data, CAIRO_FORMAT_ARGB32, p.width, p.height, p.stride);
    cairo_set_source_surface(canvas->cairo, surface, p.x - canvas->target.x, p.y - canvas->target.y);
    cairo_pattern_set_filter(cairo_get_source(canvas->cairo), CAIRO_FILTER_NEAREST);
    cairo_surface_destroy(surface);
}

/// Whether a source of pixels has less than their own opacity.
static bool is_faded(const cr_source *source) { return source->pixels.data && source->alpha < 1; }

/// Draws with the source from now on; a faded one draws on a group of its own.
static void begin_source(cr_canvas *canvas, const cr_source *source) {
    if (is_faded(source)) cairo_push_group(canvas->cairo);
    set_source(canvas, source);
    if (is_faded(source)) cairo_set_operator(canvas->cairo, CAIRO_OPERATOR_OVER);
}

/// Pixels belong to the caller, so cairo must not keep them.
static void drop_source(cr_canvas *canvas) { cairo_set_source_rgba(canvas->cairo, 0, 0, 0, 0); }

static void end_source(cr_canvas *canvas, const cr_source *source) {
    if (is_faded(source)) {
        cairo_pop_group_to_source(canvas->cairo);
        cairo_set_operator(canvas->cairo, operator_of(source->op));
        cairo_paint_with_alpha(canvas->cairo, source->alpha);
    }
    drop_source(canvas);
}

void cr_canvas_clip(cr_canvas *canvas, cr_path path, cr_matrix matrix, int32_t even_odd) {
    trace(canvas, path, matrix);
    cairo_set_fill_rule(canvas->cairo, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    cairo_clip(canvas->cairo);
}

cr_pixels cr_canvas_clip_box(cr_canvas *canvas) {
    double x0, y0, x1, y1;
    cairo_clip_extents(canvas->cairo, &x0, &y0, &x1, &y1);
    cr_pixels box = {0};
    box.x = (int32_t)floor(x0) + canvas->target.x;
    box.y = (int32_t)floor(y0) + canvas->target.y;
    box.width = (int32_t)ceil(x1) - (int32_t)floor(x0);
    box.height = (int32_t)ceil(y1) - (int32_t)floor(y0);
    return box;
}

void cr_canvas_fill(cr_canvas *canvas, cr_path path, cr_matrix matrix, int32_t even_odd, const cr_source *source) {
    trace(canvas, path, matrix);
    cairo_set_fill_rule(canvas->cairo, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    set_source(canvas, source);
    if (is_faded(source)) {
        cairo_save(canvas->cairo);
        cairo_clip(canvas->cairo);
        cairo_paint_with_alpha(canvas->cairo, source->alpha);
        cairo_restore(canvas->cairo);
    } else {
        cairo_fill(canvas->cairo);
    }
    drop_source(canvas);
}

void cr_path_coverage(cr_pixels coverage, cr_path path, cr_matrix matrix, int32_t even_odd) {
    cr_canvas canvas;
    open_canvas(&canvas, coverage, CAIRO_FORMAT_A8);
    trace(&canvas, path, matrix);
    cairo_set_fill_rule(canvas.cairo, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    cairo_set_source_rgba(canvas.cairo, 1, 1, 1, 1);
    cairo_fill(canvas.cairo);
    close_canvas(&canvas);
}

/// Dashes that are too fine to be seen, or too many to be drawn, become a solid line.
static void set_dash(cr_canvas *canvas, const cr_stroke *stroke, double zoom, double length) {
    double total = 0;
    bool usable = stroke->dash_count > 0 && stroke->dash_count <= 64;
    for (int32_t i = 0; usable && i < stroke->dash_count; i++) {
        usable = stroke->dashes[i] >= 0 && stroke->dashes[i] < FARTHEST;
        total += stroke->dashes[i];
    }
    usable = usable && total * zoom > 0.1 && length / (total * zoom) * stroke->dash_count < MOST_DASHES;
    double phase = cr_clamp(stroke->dash_phase, -FARTHEST, FARTHEST);
    cairo_set_dash(canvas->cairo, stroke->dashes, usable ? stroke->dash_count : 0, usable ? phase : 0);
}

void cr_canvas_stroke(cr_canvas *canvas, cr_path path, cr_matrix m, const cr_stroke *stroke, const cr_source *source) {
    double area = fabs(m.a * m.d - m.b * m.c), zoom = sqrt(area);
    if (!(area > 1e-9) || !(area < 1e9) || !(stroke->width > 0)) return;
    cairo_t *cr = canvas->cairo;
    double length = trace(canvas, path, m);
    set_dash(canvas, stroke, zoom, length);
    cairo_set_line_width(cr, cr_clamp(stroke->width, 0, FARTHEST / 10 / zoom));
    cairo_set_miter_limit(cr, cr_clamp(stroke->miter_limit, 1, 1000));
    cairo_set_line_cap(cr, stroke->cap == 1 ? CAIRO_LINE_CAP_ROUND : stroke->cap == 2 ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT);
    cairo_set_line_join(cr, stroke->join == 1 ? CAIRO_LINE_JOIN_ROUND : stroke->join == 2 ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER);
    begin_source(canvas, source);
    cairo_matrix_t pen;
    cairo_matrix_init(&pen, m.a, m.b, m.c, m.d, 0, 0);
    cairo_save(cr);
    cairo_set_matrix(cr, &pen);
    cairo_stroke(cr);
    cairo_restore(cr);
    end_source(canvas, source);
}

void cr_canvas_paint(cr_canvas *canvas, const cr_source *source) {
    set_source(canvas, source);
    cairo_paint_with_alpha(canvas->cairo, source->pixels.data ? source->alpha : 1);
    drop_source(canvas);
}

void cr_canvas_mask(cr_canvas *canvas, cr_pixels mask, int32_t mask_is_alpha, const cr_source *source) {
    cairo_surface_t *surface = cairo_image_surface_create_for_data(
        mask.data, mask_is_alpha ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, mask.width, mask.height, mask.stride);
    begin_source(canvas, source);
    cairo_mask_surface(canvas->cairo, surface, mask.x - canvas->target.x, mask.y - canvas->target.y);
    end_source(canvas, source);
    cairo_surface_destroy(surface);
}
