#include "CImaging.h"
typedef int CImaging_placeholder;
