#pragma once
/// Pixels, outlines, glyphs and PNG for the painter: a thin layer over cairo, FreeType and libdeflate.
/// Coordinates are device pixels, y down. Pixels are 32 bits, premultiplied, blue in the lowest byte.
#include <stddef.h>
#include <stdint.h>

/// A block of pixels that somebody else owns, and where its top left pixel lies.
typedef struct {
    uint8_t *data;
    int32_t x, y, width, height;
    /// Bytes from one row to the next.
    int32_t stride;
} cr_pixels;

typedef struct {
    double a, b, c, d, tx, ty;
} cr_matrix;

typedef enum { CR_MOVE, CR_LINE, CR_QUAD, CR_CURVE, CR_CLOSE } cr_verb;

/// Verbs, and the coordinates they use: 2, 2, 4, 6 and 0 numbers.
typedef struct {
    const uint8_t *verbs;
    const double *numbers;
    int32_t count;
} cr_path;

typedef enum {
    CR_OVER, CR_MULTIPLY, CR_SCREEN, CR_OVERLAY, CR_DARKEN, CR_LIGHTEN, CR_COLOR_DODGE, CR_COLOR_BURN, CR_SOFT_LIGHT,
    CR_HARD_LIGHT, CR_DIFFERENCE, CR_EXCLUSION, CR_HUE, CR_SATURATION, CR_COLOR, CR_LUMINOSITY, CR_SOURCE_ATOP,
    CR_DESTINATION_OVER, CR_DESTINATION_OUT, CR_PLUS_LIGHTER, CR_DESTINATION_IN,
    CR_SOURCE_IN, CR_SOURCE_OUT, CR_DESTINATION_ATOP, CR_XOR
} cr_operator;

/// What is painted: a colour, or pixels where `pixels.data` is set.
typedef struct {
    double red, green, blue, alpha;
    cr_pixels pixels;
    cr_operator op;
} cr_source;

typedef struct {
    double width, miter_limit, dash_phase;
    /// 0 butt, 1 round, 2 square.
    int32_t cap;
    /// 0 miter, 1 round, 2 bevel.
    int32_t join;
    const double *dashes;
    int32_t dash_count;
} cr_stroke;

typedef struct cr_canvas cr_canvas;

cr_canvas *cr_canvas_create(cr_pixels target);
void cr_canvas_destroy(cr_canvas *canvas);
/// What went wrong, after which nothing is drawn any more; NULL while everything worked.
const char *cr_canvas_problem(cr_canvas *canvas);
void cr_canvas_save(cr_canvas *canvas);
void cr_canvas_restore(cr_canvas *canvas);
void cr_canvas_clip(cr_canvas *canvas, cr_path path, cr_matrix matrix, int32_t even_odd);
/// The box around the clip, in whole pixels; `data` stays empty.
cr_pixels cr_canvas_clip_box(cr_canvas *canvas);
void cr_canvas_fill(cr_canvas *canvas, cr_path path, cr_matrix matrix, int32_t even_odd, const cr_source *source);
/// Fills a path with full coverage: `coverage` has one byte a pixel, all of them 0.
void cr_path_coverage(cr_pixels coverage, cr_path path, cr_matrix matrix, int32_t even_odd);
void cr_canvas_stroke(cr_canvas *canvas, cr_path path, cr_matrix matrix, const cr_stroke *stroke, const cr_source *source);
void cr_canvas_paint(cr_canvas *canvas, const cr_source *source);
/// Paints through the alpha of `mask`: one byte a pixel where `mask_is_alpha`.
void cr_canvas_mask(cr_canvas *canvas, cr_pixels mask, int32_t mask_is_alpha, const cr_source *source);

/// Copies what lies in both blocks.
void cr_copy(cr_pixels target, cr_pixels source);
void cr_clear(cr_pixels target);
/// Source over target; `alpha` 0…255.
void cr_over(cr_pixels target, cr_pixels source, int32_t alpha);
/// Core Graphics' plusDarker, which cairo lacks; `alpha` 0…255.
void cr_plus_darker(cr_pixels target, cr_pixels source, int32_t alpha);
/// Fills `target` with the pixels of `source` that a projective transformation finds for its points: a 3 × 3 matrix in rows, which rows
/// (x, y, 1) are multiplied with. Points behind the eye, and beyond `source`, stay clear.
void cr_project(cr_pixels target, cr_pixels source, const double *matrix);
/// Multiplies by the alpha of `mask`; nothing is left outside of it.
void cr_multiply_alpha(cr_pixels target, cr_pixels mask);
/// Makes everything opaque over black.
void cr_make_opaque(cr_pixels target);
int32_t cr_is_opaque(cr_pixels source);
/// Replaces the colours by one, keeping alpha.
void cr_tint(cr_pixels target, double red, double green, double blue, double alpha);
/// out = matrix · (r, g, b, 1) on unpremultiplied colours 0…1, three rows of four.
void cr_color_matrix(cr_pixels target, const double *matrix);
/// Alpha · luminance · `gain` + alpha · `floor` becomes the alpha of the colour given.
void cr_luminance_to_alpha(cr_pixels target, double floor, double gain, double red, double green, double blue);
/// Blurs in place with a standard deviation in pixels, 400 at the most: three box blurs of fractional width, in integers. Outside lies
/// nothing, or the edge repeated where `repeats_edge`. 0 where memory ran out.
int32_t cr_blur(cr_pixels target, double sigma, int32_t repeats_edge);

typedef enum { CR_LINEAR, CR_RADIAL, CR_ANGULAR } cr_gradient_kind;

/// A gradient in its own space: `to_gradient` maps pixels to it. Linear: x is the position. Radial: the distance from
/// the origin, 0…1 between `start` and `end`. Angular: degrees from `start` to `end`, clockwise from +x.
typedef struct {
    cr_gradient_kind kind;
    cr_matrix to_gradient;
    double start, end;
} cr_gradient;

/// Fills `target` from a table of 1024 premultiplied colours.
void cr_gradient_fill(cr_pixels target, const cr_gradient *gradient, const uint32_t *table);
/// A triangle with a colour at each corner: `corners` holds x, y, r, g, b, a for each; colours are not premultiplied.
void cr_triangle(cr_pixels target, const double *corners);

typedef enum { CR_NEAREST, CR_BILINEAR, CR_BICUBIC } cr_filter;

/// Draws the part (sx, sy, sw, sh) of `source` over the rectangle (dx, dy, dw, dh) of the plane; pixels of `target` that
/// the rectangle does not touch repeat its edge. 0 where memory ran out.
int32_t cr_resample(cr_pixels target, cr_pixels source, const double source_rect[4], const double target_rect[4], cr_filter filter);
/// Samples `source` (its pixel origin ignored) at `to_source` of each pixel centre; transparent outside.
void cr_transform(cr_pixels target, cr_pixels source, cr_matrix to_source, cr_filter filter);
/// Fills `target` with copies of `tile`, the first one at the tile's own origin.
void cr_tile(cr_pixels target, cr_pixels tile);

typedef struct cr_face cr_face;

/// Null where the file holds no such face.
cr_face *cr_face_open(const char *path, int32_t index);
void cr_face_close(cr_face *face);
/// Glyphs that reach deeper below the baseline than this, in em, are scaled by a factor there.
void cr_face_fit_descenders(cr_face *face, double deeper_than, double factor);
/// What lies above a height, in em, of letters is scaled from there by a factor; at most 16 characters.
void cr_face_fit_ascenders(cr_face *face, const uint32_t *letters, int32_t count, double above, double factor);
/// The glyph of a character reaches from one height above the baseline to another, in em; at most 8 characters.
void cr_face_fit_sign(cr_face *face, uint32_t sign, double bottom, double top);
/// Coverage of a glyph, one byte a pixel; free `data` with cr_free. `matrix` maps the em square (y up) to pixels (y
/// down). `data` is null for a blank glyph. Returns 0 for a glyph that has no outline.
int32_t cr_glyph_mask(cr_face *face, uint32_t glyph, cr_matrix matrix, double embolden, cr_pixels *mask);
/// A colour bitmap of the largest strike; `em` becomes the strike's size in pixels. 0 where there is none.
int32_t cr_glyph_bitmap(cr_face *face, uint32_t glyph, cr_pixels *bitmap, double *em);
/// Paints an opaque colour through one byte of coverage a pixel, with the same result as cr_canvas_fill of a path that covers
/// as much.
void cr_fill_covered(cr_pixels target, cr_pixels coverage, double red, double green, double blue);
/// What is left where coverage lies on the target, the same as filling a path that covers as much with these pixels.
void cr_multiply_coverage(cr_pixels target, cr_pixels coverage);
/// Paints a colour through one byte of coverage a pixel, with the same result as cr_canvas_mask.
void cr_paint_covered(cr_pixels target, cr_pixels coverage, double red, double green, double blue, double alpha);
/// Adds coverage, saturating.
void cr_mask_add(cr_pixels mask, cr_pixels addition);

void cr_free(void *memory);
/// Has the whole process keep freed blocks of a picture's size for the next picture: the system would have to clear them anew.
void cr_keep_memory(void);

/// A PNG of the pixels. Free with cr_free; null where memory ran out.
uint8_t *cr_png_encode(cr_pixels source, int keeps_alpha, size_t *length);
