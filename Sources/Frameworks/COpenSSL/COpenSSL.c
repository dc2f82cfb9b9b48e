#include "COpenSSL.h"

/// The version of OpenSSL that this module was compiled against.
const char *islet_openssl_version(void) { return OPENSSL_VERSION_TEXT; }
