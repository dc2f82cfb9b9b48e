#include "face.h"

#include <hb-ot.h>
#include <stdlib.h>

static hb_blob_t *open_file(const char *path) {
    return hb_blob_create_from_file_or_fail(path);
}

uint32_t ctypography_face_count(const char *path) {
    hb_blob_t *blob = open_file(path);
    if (!blob) return 0;
    unsigned int count = hb_face_count(blob);
    hb_blob_destroy(blob);
    return count;
}

ctypography_face *ctypography_face_open(const char *path, uint32_t index) {
    hb_blob_t *blob = open_file(path);
    if (!blob) return NULL;
    uint32_t place = index & 0xFFFF, instance = index >> 16;
    if (place >= hb_face_count(blob)) {
        hb_blob_destroy(blob);
        return NULL;
    }
    hb_face_t *face = hb_face_create(blob, place);
    hb_blob_destroy(blob);
    if (hb_face_get_glyph_count(face) == 0 || instance > hb_ot_var_get_named_instance_count(face)) {
        hb_face_destroy(face);
        return NULL;
    }
    hb_font_t *font = hb_font_create(face);
    if (instance > 0) hb_font_set_var_named_instance(font, instance - 1);
    hb_font_make_immutable(font);
    ctypography_face *result = malloc(sizeof *result);
    result->face = face;
    result->font = font;
    return result;
}

void ctypography_face_close(ctypography_face *face) {
    if (!face) return;
    hb_font_destroy(face->font);
    hb_face_destroy(face->face);
    free(face);
}

static int32_t metric(hb_font_t *font, hb_ot_metrics_tag_t tag, int32_t fallback) {
    hb_position_t value;
    return hb_ot_metrics_get_position(font, tag, &value) ? value : fallback;
}

static int32_t number(const char *data) { return (int16_t)((uint8_t)data[0] << 8 | (uint8_t)data[1]); }

// Core Text takes the heights of a line from the table `hhea`, whatever the flags of `OS/2` say, which HarfBuzz follows.
static void read_hhea(hb_face_t *face, hb_font_extents_t *extents) {
    hb_blob_t *table = hb_face_reference_table(face, HB_TAG('h', 'h', 'e', 'a'));
    unsigned int length = 0;
    const char *data = hb_blob_get_data(table, &length);
    if (length >= 10 && (number(data + 4) != 0 || number(data + 6) != 0)) {
        extents->ascender = number(data + 4);
        extents->descender = number(data + 6);
        extents->line_gap = number(data + 8);
    }
    hb_blob_destroy(table);
}

ctypography_metrics ctypography_face_metrics(const ctypography_face *face) {
    hb_font_t *font = face->font;
    int32_t em = (int32_t)hb_face_get_upem(face->face);
    hb_font_extents_t extents = {0};
    hb_font_get_h_extents(font, &extents);
    read_hhea(face->face, &extents);
    ctypography_metrics result = {
        .units_per_em = (uint32_t)em,
        .ascender = extents.ascender,
        .descender = extents.descender,
        .line_gap = extents.line_gap,
        .cap_height = metric(font, HB_OT_METRICS_TAG_CAP_HEIGHT, em * 7 / 10),
        .x_height = metric(font, HB_OT_METRICS_TAG_X_HEIGHT, em / 2),
        .underline_position = metric(font, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, -em / 10),
        .underline_thickness = metric(font, HB_OT_METRICS_TAG_UNDERLINE_SIZE, em / 20),
        .weight = (int32_t)hb_style_get_value(font, HB_STYLE_TAG_WEIGHT),
        .is_italic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0,
    };
    return result;
}

size_t ctypography_face_name(const ctypography_face *face, uint32_t name_id, char *buffer, size_t capacity) {
    unsigned int size = (unsigned int)capacity;
    hb_language_t english = hb_language_from_string("en", -1);
    unsigned int length = hb_ot_name_get_utf8(face->face, name_id, english, &size, buffer);
    if (capacity > 0 && length == 0) buffer[0] = 0;
    return length;
}

uint32_t ctypography_face_glyph(const ctypography_face *face, uint32_t code_point) {
    hb_codepoint_t glyph = 0;
    return hb_font_get_nominal_glyph(face->font, code_point, &glyph) ? glyph : 0;
}

uint32_t ctypography_face_glyph_named(const ctypography_face *face, const char *name) {
    hb_codepoint_t glyph = 0;
    return hb_font_get_glyph_from_name(face->font, name, -1, &glyph) ? glyph : 0;
}

bool ctypography_face_glyph_name(const ctypography_face *face, uint32_t glyph, char *buffer, size_t capacity) {
    return hb_font_get_glyph_name(face->font, glyph, buffer, (unsigned int)capacity);
}

int32_t ctypography_face_advance(const ctypography_face *face, uint32_t glyph) {
    return hb_font_get_glyph_h_advance(face->font, glyph);
}

uint32_t ctypography_face_instance_count(const ctypography_face *face) { return hb_ot_var_get_named_instance_count(face->face); }

ctypography_instance ctypography_face_instance(const ctypography_face *face, uint32_t instance) {
    ctypography_instance result = {.weight = -1, .slant = 0, .is_default = true};
    result.style_name = hb_ot_var_named_instance_get_subfamily_name_id(face->face, instance - 1);
    hb_ot_name_id_t name = hb_ot_var_named_instance_get_postscript_name_id(face->face, instance - 1);
    result.postscript_name = name == HB_OT_NAME_ID_INVALID ? 0 : name;
    enum { most = 16 };
    hb_ot_var_axis_info_t axes[most];
    float places[most];
    unsigned int axis_count = most, place_count = most;
    hb_ot_var_get_axis_infos(face->face, 0, &axis_count, axes);
    hb_ot_var_named_instance_get_design_coords(face->face, instance - 1, &place_count, places);
    for (unsigned int axis = 0; axis < axis_count && axis < place_count; axis++) {
        if (places[axis] != axes[axis].default_value) result.is_default = false;
        if (axes[axis].tag == HB_OT_TAG_VAR_AXIS_WEIGHT) result.weight = places[axis];
        if (axes[axis].tag == HB_OT_TAG_VAR_AXIS_SLANT && places[axis] != 0) result.slant = places[axis];
        if (axes[axis].tag == HB_OT_TAG_VAR_AXIS_ITALIC && places[axis] != 0) result.slant = places[axis];
    }
    return result;
}
