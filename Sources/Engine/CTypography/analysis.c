#include "include/CTypography.h"

#include <hb.h>
#include <pango/pango.h>
#include <string.h>

void ctypography_find_breaks(const uint32_t *text, uint32_t length, const char *language, uint8_t *flags) {
    glong bytes = 0;
    char *utf8 = g_ucs4_to_utf8(text, length, NULL, &bytes, NULL);
    memset(flags, ctypography_is_grapheme_start, length + 1);
    if (!utf8) return;
    PangoLogAttr *attributes = g_new0(PangoLogAttr, length + 1);
    pango_get_log_attrs(utf8, (int)bytes, -1, pango_language_from_string(language), attributes, (int)length + 1);
    for (uint32_t i = 0; i <= length; i++) {
        uint8_t value = 0;
        if (attributes[i].is_line_break) value |= ctypography_can_break_line_before;
        if (attributes[i].is_mandatory_break) value |= ctypography_must_break_line_before;
        if (attributes[i].is_cursor_position) value |= ctypography_is_grapheme_start;
        if (attributes[i].is_white) value |= ctypography_is_white_space;
        flags[i] = value;
    }
    g_free(attributes);
    g_free(utf8);
}

void ctypography_find_levels(const uint32_t *text, uint32_t length, uint8_t base, uint8_t *levels) {
    memset(levels, base, length);
    glong bytes = 0;
    char *utf8 = g_ucs4_to_utf8(text, length, NULL, &bytes, NULL);
    if (!utf8) return;
    PangoDirection direction = base ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
    guint8 *found = pango_log2vis_get_embedding_levels(utf8, (int)bytes, &direction);
    if (found) memcpy(levels, found, length);
    g_free(found);
    g_free(utf8);
}

static bool is_real(hb_script_t script) {
    return script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN && script != HB_SCRIPT_INVALID;
}

void ctypography_find_scripts(const uint32_t *text, uint32_t length, uint32_t *scripts) {
    hb_unicode_funcs_t *unicode = hb_unicode_funcs_get_default();
    hb_script_t current = HB_SCRIPT_INVALID;
    uint32_t undecided = 0;
    for (uint32_t i = 0; i < length; i++) {
        hb_script_t script = hb_unicode_script(unicode, text[i]);
        if (is_real(script)) {
            if (current == HB_SCRIPT_INVALID) {
                for (uint32_t j = undecided; j < i; j++) scripts[j] = script;
            }
            current = script;
        }
        scripts[i] = current == HB_SCRIPT_INVALID ? HB_SCRIPT_LATIN : current;
    }
}
