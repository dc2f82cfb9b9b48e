#include "VipsLibrary.h"
#include "CImaging.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static VipsLibrary library;
static int is_open;
static char open_error[ISLET_IMAGE_ERROR_LENGTH];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void *find(void *handle, const char *name) {
    void *symbol = dlsym(handle, name);
    if (!symbol && !open_error[0]) {
        snprintf(open_error, sizeof open_error, "libvips has no function %s; version 8.14 or later is needed", name);
    }
    return symbol;
}

static void ignore_message(const char *domain, int level, const char *message, void *data) {
    (void)domain, (void)level, (void)message, (void)data;
}

/// Errors are returned; what the library logs besides would only mix with the caller's output.
static void silence(void *handle) {
    typedef unsigned (*SetHandler)(const char *, int, void (*)(const char *, int, const char *, void *), void *);
    SetHandler set_handler = (SetHandler)dlsym(handle, "g_log_set_handler");
    if (!set_handler) return;
    const int everything_but_fatal = ~3;
    set_handler("VIPS", everything_but_fatal, ignore_message, NULL);
    set_handler("GLib-GObject", everything_but_fatal, ignore_message, NULL);
}

static void resolve(void *handle) {
    library.init = find(handle, "vips_init");
    library.concurrency_set = find(handle, "vips_concurrency_set");
    library.cache_set_max = find(handle, "vips_cache_set_max");
    library.cache_set_max_mem = find(handle, "vips_cache_set_max_mem");
    library.vector_set_enabled = find(handle, "vips_vector_set_enabled");
    library.operation_block_set = find(handle, "vips_operation_block_set");
    library.error_buffer = find(handle, "vips_error_buffer");
    library.error_clear = find(handle, "vips_error_clear");
    library.image_new_from_file = find(handle, "vips_image_new_from_file");
    library.image_new_from_buffer = find(handle, "vips_image_new_from_buffer");
    library.image_new_from_memory = find(handle, "vips_image_new_from_memory");
    library.image_get_width = find(handle, "vips_image_get_width");
    library.image_get_height = find(handle, "vips_image_get_height");
    library.image_get_bands = find(handle, "vips_image_get_bands");
    library.image_get_orientation = find(handle, "vips_image_get_orientation");
    library.image_get_typeof = find(handle, "vips_image_get_typeof");
    library.image_get_string = find(handle, "vips_image_get_string");
    library.image_get_blob = find(handle, "vips_image_get_blob");
    library.icc_transform = find(handle, "vips_icc_transform");
    library.thumbnail = find(handle, "vips_thumbnail");
    library.thumbnail_buffer = find(handle, "vips_thumbnail_buffer");
    library.colourspace = find(handle, "vips_colourspace");
    library.cast = find(handle, "vips_cast");
    library.resize = find(handle, "vips_resize");
    library.pngsave_buffer = find(handle, "vips_pngsave_buffer");
    library.jpegsave_buffer = find(handle, "vips_jpegsave_buffer");
    library.copy = find(handle, "vips_copy");
    library.image_write_to_memory = find(handle, "vips_image_write_to_memory");
    library.object_unref = find(handle, "g_object_unref");
    library.free = find(handle, "g_free");
}

/// Only the formats an app can show are read; loaders for scientific data and scripts stay closed.
static void allow_loaders(void) {
    static const char *const allowed[] = {
        "VipsForeignLoadPng", "VipsForeignLoadJpeg", "VipsForeignLoadHeif", "VipsForeignLoadWebp",
        "VipsForeignLoadNsgif", "VipsForeignLoadTiff", "VipsForeignLoadPdf", "VipsForeignLoadSvg",
    };
    library.operation_block_set("VipsForeignLoad", 1);
    for (size_t i = 0; i < sizeof allowed / sizeof allowed[0]; i++) library.operation_block_set(allowed[i], 0);
}

static void open_library(void) {
    void *handle = dlopen("libvips.so.42", RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
        snprintf(open_error, sizeof open_error, "libvips is not installed (%s); install the package libvips42", dlerror());
        return;
    }
    resolve(handle);
    if (open_error[0]) return;
    silence(handle);
    if (library.init("islet")) {
        snprintf(open_error, sizeof open_error, "libvips could not start: %s", library.error_buffer());
        return;
    }
    library.concurrency_set(1);
    library.cache_set_max(0);
    library.cache_set_max_mem(0);
    library.vector_set_enabled(0);
    allow_loaders();
    is_open = 1;
}

const VipsLibrary *islet_vips_library(char *error) {
    pthread_once(&once, open_library);
    if (is_open) return &library;
    snprintf(error, ISLET_IMAGE_ERROR_LENGTH, "%s", open_error);
    return NULL;
}

int islet_image_library_is_open(void) {
    return is_open;
}
