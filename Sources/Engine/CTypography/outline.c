#include "face.h"

#include <pthread.h>

typedef struct {
    void *context;
    ctypography_outline_step step;
} receiver;

static void move_to(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float x, float y, void *u) {
    receiver *r = data;
    const float points[] = {x, y};
    r->step(r->context, 'M', points);
}

static void line_to(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float x, float y, void *u) {
    receiver *r = data;
    const float points[] = {x, y};
    r->step(r->context, 'L', points);
}

static void quadratic_to(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float cx, float cy, float x, float y, void *u) {
    receiver *r = data;
    const float points[] = {cx, cy, x, y};
    r->step(r->context, 'Q', points);
}

static void cubic_to(
    hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float ax, float ay, float bx, float by, float x, float y, void *u) {
    receiver *r = data;
    const float points[] = {ax, ay, bx, by, x, y};
    r->step(r->context, 'C', points);
}

static void close_path(hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, void *u) {
    receiver *r = data;
    r->step(r->context, 'Z', NULL);
}

static hb_draw_funcs_t *functions;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_functions(void) {
    functions = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(functions, move_to, NULL, NULL);
    hb_draw_funcs_set_line_to_func(functions, line_to, NULL, NULL);
    hb_draw_funcs_set_quadratic_to_func(functions, quadratic_to, NULL, NULL);
    hb_draw_funcs_set_cubic_to_func(functions, cubic_to, NULL, NULL);
    hb_draw_funcs_set_close_path_func(functions, close_path, NULL, NULL);
    hb_draw_funcs_make_immutable(functions);
}

void ctypography_face_outline(const ctypography_face *face, uint32_t glyph, void *context, ctypography_outline_step step) {
    pthread_once(&once, make_functions);
    receiver target = {context, step};
    hb_font_get_glyph_shape(face->font, glyph, functions, &target);
}
