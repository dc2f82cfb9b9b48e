#include "CTypography.h"
typedef int CTypography_placeholder;
