#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Font faces, shaping and text analysis. Nothing here keeps global state; a face may be read from several threads.

#ifdef __cplusplus
extern "C" {
#endif

/// One face of a font file, mapped into memory.
typedef struct ctypography_face ctypography_face;

/// Lengths in font units, y up.
typedef struct {
    uint32_t units_per_em;
    int32_t ascender;
    int32_t descender;
    int32_t line_gap;
    int32_t cap_height;
    int32_t x_height;
    int32_t underline_position;
    int32_t underline_thickness;
    /// CSS weight, 400 where the file has none.
    int32_t weight;
    bool is_italic;
} ctypography_metrics;

/// Opens a face of a TrueType or OpenType file; NULL if it cannot be read or holds no such face. The lower half of `index` says which face, the
/// upper one which named instance of its variations, from 1; 0 for the font as it is. FreeType counts them alike.
ctypography_face *ctypography_face_open(const char *path, uint32_t index);
void ctypography_face_close(ctypography_face *face);
ctypography_metrics ctypography_face_metrics(const ctypography_face *face);
/// Number of faces in a file; 0 if it cannot be read or is no font.
uint32_t ctypography_face_count(const char *path);

/// A named instance of a font whose axes vary.
typedef struct {
    /// Entry of the name table with the style.
    uint32_t style_name;
    /// Entry of the name table with the PostScript name; 0 where the font leaves it to whoever reads it.
    uint32_t postscript_name;
    /// CSS weight; below 0 where the font does not vary in it.
    float weight;
    /// Other than 0 where it leans.
    float slant;
    /// Whether it is the font as it is without variations.
    bool is_default;
} ctypography_instance;

/// How many named instances a face has.
uint32_t ctypography_face_instance_count(const ctypography_face *face);
/// A named instance, from 1.
ctypography_instance ctypography_face_instance(const ctypography_face *face, uint32_t instance);

/// Entry of the name table as UTF-8 (1 family, 2 style, 4 full name, 6 PostScript name, 16 typographic family); returns its length in bytes.
size_t ctypography_face_name(const ctypography_face *face, uint32_t name_id, char *buffer, size_t capacity);

/// The glyph of a code point; 0 if the face has none.
uint32_t ctypography_face_glyph(const ctypography_face *face, uint32_t code_point);
/// The glyph of a name of the `post` or CFF table; 0 if the face has none.
uint32_t ctypography_face_glyph_named(const ctypography_face *face, const char *name);
/// Writes the glyph's name; false if it has none.
bool ctypography_face_glyph_name(const ctypography_face *face, uint32_t glyph, char *buffer, size_t capacity);
/// Horizontal advance in font units.
int32_t ctypography_face_advance(const ctypography_face *face, uint32_t glyph);

/// Receives the outline of a glyph: font units, y up. Operations: 'M' 1 point, 'L' 1, 'Q' 2 (control, end), 'C' 3, 'Z' 0.
typedef void (*ctypography_outline_step)(void *context, char operation, const float *points);
void ctypography_face_outline(const ctypography_face *face, uint32_t glyph, void *context, ctypography_outline_step step);

/// A glyph as the shaper places it; lengths in font units, y up.
typedef struct {
    uint32_t glyph;
    /// Index of the first code point of the cluster, in the whole text.
    uint32_t cluster;
    int32_t advance;
    int32_t x_offset;
    int32_t y_offset;
    /// Advance before kerning and other positioning.
    int32_t nominal_advance;
} ctypography_glyph;

/// What to shape: `length` code points from `start` of a text; the rest is context.
typedef struct {
    const uint32_t *text;
    uint32_t text_length;
    uint32_t start;
    uint32_t length;
    /// ISO 15924 tag such as 'Latn'.
    uint32_t script;
    bool is_right_to_left;
    /// BCP 47.
    const char *language;
    /// OpenType features separated by commas: `tnum,-liga`.
    const char *features;
} ctypography_shaping_request;

/// Shapes into `glyphs` (visual order); returns how many glyphs there are, which may be more than `capacity`.
size_t ctypography_shape(
    const ctypography_face *face, const ctypography_shaping_request *request, ctypography_glyph *glyphs, size_t capacity);

enum {
    ctypography_can_break_line_before = 1,
    ctypography_must_break_line_before = 2,
    ctypography_is_grapheme_start = 4,
    ctypography_is_white_space = 8,
};

/// Break opportunities of a text. `flags` holds `length + 1` bytes.
void ctypography_find_breaks(const uint32_t *text, uint32_t length, const char *language, uint8_t *flags);
/// Unicode bidirectional levels of one paragraph; `base` is 0 (left to right) or 1.
void ctypography_find_levels(const uint32_t *text, uint32_t length, uint8_t base, uint8_t *levels);
/// Scripts as ISO 15924 tags; common and inherited characters take the script of their neighbours.
void ctypography_find_scripts(const uint32_t *text, uint32_t length, uint32_t *scripts);

#ifdef __cplusplus
}
#endif
