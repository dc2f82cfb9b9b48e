#pragma once

#include <hb.h>

#include "include/CTypography.h"

struct ctypography_face {
    hb_face_t *face;
    hb_font_t *font;
};
