/// Compares the painter's encoder of runs with libdeflate, on pictures that files hold: width, height, premultiplied pixels.
/// Prints the processor time of both together, and their bytes.
#include "png.c"
#include <stdio.h>
#include <time.h>

enum { ROUNDS = 99 };

static double milliseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/// The least time of some rounds; the bytes that it takes, 0 where the encoder gives up.
static double least(uint8_t *encode(cr_pixels, size_t, size_t *), cr_pixels picture, size_t bytes, size_t *length) {
    double best = 1e9;
    for (int round = 0; round < ROUNDS; round++) {
        double before = milliseconds();
        uint8_t *encoded = encode(picture, bytes, length);
        double time = milliseconds() - before;
        if (!encoded) *length = 0;
        free(encoded);
        if (time < best) best = time;
    }
    return best;
}

static uint8_t *runs(cr_pixels picture, size_t bytes, size_t *length) { return cr_deflate_runs(picture, bytes, BEFORE_DATA, length); }

int main(int count, char **paths) {
    double with_runs = 0, alone = 0;
    size_t bytes_with_runs = 0, bytes_alone = 0;
    for (int i = 1; i < count; i++) {
        FILE *file = fopen(paths[i], "rb");
        int32_t size[2];
        if (!file || fread(size, 4, 2, file) != 2) return 1;
        size_t length = (size_t)size[0] * (size_t)size[1] * 4, packed = 0, deflated = 0;
        uint8_t *data = malloc(length);
        if (!data || fread(data, 1, length, file) != length) return 1;
        fclose(file);
        cr_pixels picture = {.data = data, .width = size[0], .height = size[1], .stride = size[0] * 4};
        size_t bytes = cr_is_opaque(picture) ? 3 : 4;
        double first = least(runs, picture, bytes, &packed), second = least(deflate, picture, bytes, &deflated);
        with_runs += packed ? first : first + second;
        bytes_with_runs += packed ? packed : deflated;
        alone += second;
        bytes_alone += deflated;
        free(data);
    }
    printf("%.3f %zu %.3f %zu\n", with_runs, bytes_with_runs, alone, bytes_alone);
    return 0;
}
