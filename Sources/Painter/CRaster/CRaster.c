#include "CRaster.h"
typedef int CRaster_placeholder;
