#include "face.h"

#include <string.h>

enum { most_features = 16 };

static unsigned int parse_features(const char *text, hb_feature_t *features) {
    unsigned int count = 0;
    while (text && *text && count < most_features) {
        const char *end = strchr(text, ',');
        int length = end ? (int)(end - text) : (int)strlen(text);
        if (hb_feature_from_string(text, length, &features[count])) count++;
        text = end ? end + 1 : text + length;
    }
    return count;
}

static hb_buffer_t *make_buffer(const ctypography_shaping_request *request) {
    hb_buffer_t *buffer = hb_buffer_create();
    hb_buffer_add_utf32(buffer, request->text, (int)request->text_length, request->start, (int)request->length);
    hb_buffer_set_direction(buffer, request->is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(request->script));
    hb_buffer_set_language(buffer, hb_language_from_string(request->language ? request->language : "en", -1));
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES);
    return buffer;
}

size_t ctypography_shape(
    const ctypography_face *face, const ctypography_shaping_request *request, ctypography_glyph *glyphs, size_t capacity) {
    hb_feature_t features[most_features];
    unsigned int feature_count = parse_features(request->features, features);
    hb_buffer_t *buffer = make_buffer(request);
    hb_shape(face->font, buffer, features, feature_count);
    unsigned int count = 0;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
    for (unsigned int i = 0; i < count && i < capacity; i++) {
        glyphs[i] = (ctypography_glyph){
            .glyph = infos[i].codepoint,
            .cluster = infos[i].cluster,
            .advance = positions[i].x_advance,
            .x_offset = positions[i].x_offset,
            .y_offset = positions[i].y_offset,
            .nominal_advance = hb_font_get_glyph_h_advance(face->font, infos[i].codepoint),
        };
    }
    hb_buffer_destroy(buffer);
    return count;
}
