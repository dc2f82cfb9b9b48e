#include "internal.h"
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/// FreeType's library object is not safe to share between threads without a lock.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static FT_Library library;

struct cr_face {
    FT_Face face;
    /// Glyphs that reach deeper below the baseline than this, in em, are scaled there; a factor of 0 leaves them.
    double deeper_than, descender_factor;
    /// What lies above a height, in em, of some glyphs is scaled from there.
    FT_UInt ascending[16];
    int32_t ascending_count;
    double ascender_foot, ascender_factor;
    /// Glyphs that are drawn from one height to another, in em.
    struct { FT_UInt glyph; double bottom, top; } signs[8];
    int32_t sign_count;
};

cr_face *cr_face_open(const char *path, int32_t index) {
    cr_face *result = calloc(1, sizeof *result);
    if (!result) return NULL;
    pthread_mutex_lock(&lock);
    bool ok = (library || FT_Init_FreeType(&library) == 0) && FT_New_Face(library, path, index, &result->face) == 0;
    pthread_mutex_unlock(&lock);
    if (ok) return result;
    free(result);
    return NULL;
}

void cr_face_close(cr_face *face) {
    if (!face) return;
    pthread_mutex_lock(&lock);
    FT_Done_Face(face->face);
    pthread_mutex_unlock(&lock);
    free(face);
}

void cr_face_fit_descenders(cr_face *face, double deeper_than, double factor) {
    face->deeper_than = deeper_than;
    face->descender_factor = factor;
}

void cr_face_fit_ascenders(cr_face *face, const uint32_t *letters, int32_t count, double above, double factor) {
    face->ascender_foot = above;
    face->ascender_factor = factor;
    pthread_mutex_lock(&lock);
    for (int32_t i = 0; i < count && face->ascending_count < 16; i++) {
        FT_UInt glyph = FT_Get_Char_Index(face->face, letters[i]);
        if (glyph) face->ascending[face->ascending_count++] = glyph;
    }
    pthread_mutex_unlock(&lock);
}

void cr_face_fit_sign(cr_face *face, uint32_t sign, double bottom, double top) {
    pthread_mutex_lock(&lock);
    FT_UInt glyph = FT_Get_Char_Index(face->face, sign);
    pthread_mutex_unlock(&lock);
    if (!glyph || face->sign_count == 8) return;
    face->signs[face->sign_count].glyph = glyph;
    face->signs[face->sign_count].bottom = bottom;
    face->signs[face->sign_count++].top = top;
}

/// Whether the glyph is a sign whose height was fitted.
static bool fit_sign(const cr_face *face, uint32_t glyph, FT_Outline *outline) {
    int32_t k = 0;
    while (k < face->sign_count && face->signs[k].glyph != glyph) k++;
    if (k == face->sign_count || outline->n_points == 0) return false;
    FT_Pos low = outline->points[0].y, high = low;
    for (int i = 1; i < outline->n_points; i++) {
        FT_Pos y = outline->points[i].y;
        low = y < low ? y : low;
        high = y > high ? y : high;
    }
    if (low == high) return false;
    double em = face->face->units_per_EM, bottom = face->signs[k].bottom * em;
    double factor = (face->signs[k].top * em - bottom) / (double)(high - low);
    for (int i = 0; i < outline->n_points; i++) {
        outline->points[i].y = (FT_Pos)floor(bottom + (double)(outline->points[i].y - low) * factor + 0.5);
    }
    return true;
}

/// Whether the glyph is a letter whose ascender was fitted.
static bool fit_ascender(const cr_face *face, uint32_t glyph, FT_Outline *outline) {
    int32_t k = 0;
    while (k < face->ascending_count && face->ascending[k] != glyph) k++;
    if (k == face->ascending_count) return false;
    double foot = face->ascender_foot * face->face->units_per_EM;
    for (int i = 0; i < outline->n_points; i++) {
        double y = (double)outline->points[i].y;
        if (y > foot) outline->points[i].y = (FT_Pos)(foot + (y - foot) * face->ascender_factor + 0.5);
    }
    return true;
}

static void fit_descender(const cr_face *face, FT_Outline *outline) {
    FT_Pos lowest = 0;
    for (int i = 0; i < outline->n_points; i++) {
        if (outline->points[i].y < lowest) lowest = outline->points[i].y;
    }
    if ((double)-lowest <= face->deeper_than * face->face->units_per_EM) return;
    for (int i = 0; i < outline->n_points; i++) {
        FT_Pos y = outline->points[i].y;
        if (y < 0) outline->points[i].y = -(FT_Pos)((double)-y * face->descender_factor + 0.5);
    }
}

/// The outline in font units; the lock is held.
static FT_Outline *load_outline(cr_face *face, uint32_t glyph) {
    if (!FT_IS_SCALABLE(face->face) || FT_Load_Glyph(face->face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) return NULL;
    if (face->face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return NULL;
    FT_Outline *outline = &face->face->glyph->outline;
    if (!fit_sign(face, glyph, outline) && !fit_ascender(face, glyph, outline) && face->descender_factor > 0) fit_descender(face, outline);
    return outline;
}

static FT_Pos fixed(double v) { return (FT_Pos)floor(cr_clamp(v, -30000, 30000) * 64 + 0.5); }

/// Font units to 26.6 pixels, y up.
static void place(FT_Outline *outline, double em, cr_matrix m) {
    for (int i = 0; i < outline->n_points; i++) {
        double x = (double)outline->points[i].x / em, y = (double)outline->points[i].y / em;
        outline->points[i].x = fixed(m.a * x + m.c * y + m.tx);
        outline->points[i].y = -fixed(m.b * x + m.d * y + m.ty);
    }
}

static int32_t render(FT_Outline *outline, cr_pixels *mask) {
    FT_BBox box;
    FT_Outline_Get_CBox(outline, &box);
    FT_Pos left = box.xMin & ~63, bottom = box.yMin & ~63;
    mask->x = (int32_t)(left / 64);
    mask->width = (int32_t)((box.xMax + 63 - left) / 64);
    mask->height = (int32_t)((box.yMax + 63 - bottom) / 64);
    mask->y = (int32_t)(-bottom / 64) - mask->height;
    mask->stride = mask->width;
    if (mask->width <= 0 || mask->height <= 0) return 1;
    if ((int64_t)mask->width * mask->height > 64000000) return 0;
    mask->data = calloc((size_t)mask->height, (size_t)mask->width);
    if (!mask->data) return 0;
    FT_Outline_Translate(outline, -left, -bottom);
    FT_Bitmap bitmap = {0};
    bitmap.rows = (unsigned)mask->height;
    bitmap.width = (unsigned)mask->width;
    bitmap.pitch = mask->stride;
    bitmap.buffer = mask->data;
    bitmap.num_grays = 256;
    bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
    return FT_Outline_Get_Bitmap(library, outline, &bitmap) == 0;
}

int32_t cr_glyph_mask(cr_face *face, uint32_t glyph, cr_matrix matrix, double embolden, cr_pixels *mask) {
    memset(mask, 0, sizeof *mask);
    pthread_mutex_lock(&lock);
    FT_Outline *outline = load_outline(face, glyph);
    int32_t done = 0;
    if (outline) {
        place(outline, face->face->units_per_EM, matrix);
        FT_Pos strength = fixed(cr_clamp(embolden, 0, 1000));
        if (strength > 0) {
            FT_Outline_Embolden(outline, strength);
            FT_Outline_Translate(outline, -strength / 2, -strength / 2);
        }
        done = render(outline, mask);
        if (!done) {
            free(mask->data);
            mask->data = NULL;
        }
    }
    pthread_mutex_unlock(&lock);
    return done;
}

static int32_t copy_bitmap(FT_GlyphSlot slot, cr_pixels *out) {
    if (slot->bitmap.pixel_mode != FT_PIXEL_MODE_BGRA || !slot->bitmap.rows || !slot->bitmap.width) return 0;
    out->width = (int32_t)slot->bitmap.width;
    out->height = (int32_t)slot->bitmap.rows;
    out->x = slot->bitmap_left;
    out->y = -slot->bitmap_top;
    out->stride = out->width * 4;
    out->data = malloc((size_t)out->stride * (size_t)out->height);
    if (!out->data) return 0;
    for (int32_t y = 0; y < out->height; y++) {
        memcpy(out->data + (ptrdiff_t)y * out->stride, slot->bitmap.buffer + (ptrdiff_t)y * slot->bitmap.pitch, (size_t)out->stride);
    }
    return 1;
}

int32_t cr_glyph_bitmap(cr_face *face, uint32_t glyph, cr_pixels *bitmap, double *em) {
    memset(bitmap, 0, sizeof *bitmap);
    FT_Face f = face->face;
    if (!FT_HAS_COLOR(f) || f->num_fixed_sizes <= 0) return 0;
    int best = 0;
    for (int i = 1; i < f->num_fixed_sizes; i++) {
        if (f->available_sizes[i].y_ppem > f->available_sizes[best].y_ppem) best = i;
    }
    pthread_mutex_lock(&lock);
    int32_t done = FT_Select_Size(f, best) == 0 && FT_Load_Glyph(f, glyph, FT_LOAD_COLOR) == 0 && copy_bitmap(f->glyph, bitmap);
    *em = (double)f->available_sizes[best].y_ppem / 64;
    pthread_mutex_unlock(&lock);
    return done;
}
