#include "internal.h"
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

/// A zlib stream of unfiltered PNG rows made of runs alone: pixels that repeat their left neighbour or the one above. Widgets
/// consist of them, and finding them takes a fraction of the time of a general search. Gives up where too little repeats.

enum { SYMBOLS = 286, END = 256, LONGEST = 258, FEWEST_BYTES_PER_TOKEN = 6 };

/// Bytes are themselves; a repetition is 256 + 256 · (of the row above) + its length - 3.
typedef struct {
    uint16_t *tokens;
    size_t count, limit;
    uint32_t adler;
} run_list;

INLINED void add_run(run_list *list, size_t bytes, bool is_above) {
    while (bytes > 0 && list->count < list->limit) {
        size_t part = bytes <= LONGEST ? bytes : bytes >= LONGEST + 3 ? LONGEST : bytes - 3;
        list->tokens[list->count++] = (uint16_t)(256 + (is_above ? 256 : 0) + part - 3);
        bytes -= part;
    }
}

/// How many of the first pixels of both are equal.
INLINED size_t equal_pixels(const uint32_t *row, const uint32_t *other, size_t width) {
    size_t end = 0;
    if (row[0] != other[0]) return 0;
    for (; end + 16 <= width; end += 16) {
        uint32_t difference = 0;
        for (size_t i = 0; i < 16; i++) difference |= row[end + i] ^ other[end + i];
        if (difference) break;
    }
    while (end < width && row[end] == other[end]) end++;
    return end;
}

/// Repeats the pixel before `pixel`.
INLINED void repeat(uint8_t *pixel, size_t count, size_t bytes) {
    if (bytes == 3) {
        for (size_t i = 0; i < 3 * count; i++) pixel[i] = pixel[(ptrdiff_t)i - 3];
        return;
    }
    uint32_t value;
    memcpy(&value, pixel - 4, 4);
    for (size_t i = 0; i < count; i++) memcpy(pixel + 4 * i, &value, 4);
}

/// Adds a pixel as it is.
INLINED void add_pixel(run_list *list, uint32_t pixel, uint8_t *place, size_t bytes) {
    uint32_t color = cr_straight(pixel);
    memcpy(place, &color, bytes);
    for (size_t i = 0; i < bytes; i++) list->tokens[list->count + i] = place[i];
    list->count += bytes;
}

/// `line` holds the bytes of the row above and receives those of this one.
INLINED void add_row(run_list *list, const uint32_t *row, const uint32_t *above, size_t width, uint8_t *line, size_t bytes) {
    list->tokens[list->count++] = 0;
    for (size_t x = 0; x < width && list->count + 4 < list->limit;) {
        size_t left = x > 0 ? equal_pixels(row + x, row + x - 1, width - x) : 0;
        size_t up = above && left < width - x ? equal_pixels(row + x, above + x, width - x) : 0;
        if (up > left) {
            add_run(list, up * bytes, true);
            x += up;
            continue;
        }
        if (left == 0) {
            add_pixel(list, row[x], line + x * bytes, bytes);
            x++;
            continue;
        }
        add_run(list, left * bytes, false);
        repeat(line + x * bytes, left, bytes);
        x += left;
    }
}

WITH_WIDE_REGISTERS
static bool find_runs(run_list *list, cr_pixels source, size_t bytes) {
    size_t width = (size_t)source.width;
    uint8_t *line = calloc(width * bytes + 1, 1);
    if (!line) return false;
    list->adler = 1;
    const uint32_t *above = NULL;
    for (int32_t y = 0; y < source.height && list->count + 8 < list->limit; y++) {
        const uint32_t *row = cr_row(source, source.y + y);
        if (bytes == 3) add_row(list, row, above, width, line + 1, 3);
        else add_row(list, row, above, width, line + 1, 4);
        list->adler = libdeflate_adler32(list->adler, line, width * bytes + 1);
        above = row;
    }
    free(line);
    return list->count + 8 < list->limit;
}

typedef struct {
    uint32_t count;
    int16_t symbol, parent;
} huffman_node;

static int by_count(const void *a, const void *b) {
    const huffman_node *x = a, *y = b;
    if (x->count != y->count) return x->count < y->count ? -1 : 1;
    return x->symbol - y->symbol;
}

/// Lengths of a Huffman code; gives back the longest.
static int huffman_lengths(const uint32_t *counts, uint8_t *lengths) {
    huffman_node nodes[2 * SYMBOLS];
    int leaves = 0;
    for (int s = 0; s < SYMBOLS; s++) {
        if (counts[s]) nodes[leaves++] = (huffman_node){counts[s], (int16_t)s, 0};
    }
    qsort(nodes, (size_t)leaves, sizeof *nodes, by_count);
    int leaf = 0, inner = leaves, total = 2 * leaves - 1;
    for (int next = leaves; next < total; next++) {
        nodes[next] = (huffman_node){0, -1, 0};
        for (int i = 0; i < 2; i++) {
            bool takes_leaf = leaf < leaves && (inner == next || nodes[leaf].count <= nodes[inner].count);
            int child = takes_leaf ? leaf++ : inner++;
            nodes[child].parent = (int16_t)next;
            nodes[next].count += nodes[child].count;
        }
    }
    int depths[2 * SYMBOLS] = {0}, longest = 0;
    memset(lengths, 0, SYMBOLS);
    for (int i = total - 2; i >= 0; i--) {
        depths[i] = depths[nodes[i].parent] + 1;
        if (i < leaves) lengths[nodes[i].symbol] = (uint8_t)depths[i];
        if (depths[i] > longest) longest = depths[i];
    }
    return longest;
}

/// Codes with their bits reversed, as deflate writes them.
static void canonical_codes(const uint8_t *lengths, int count, uint16_t *codes) {
    uint16_t next[17] = {0}, used[17] = {0};
    for (int s = 0; s < count; s++) used[lengths[s]]++;
    used[0] = 0;
    for (int l = 1; l <= 15; l++) next[l + 1] = (uint16_t)((next[l] + used[l]) << 1);
    for (int s = 0; s < count; s++) {
        uint16_t code = lengths[s] ? next[lengths[s]]++ : 0, reversed = 0;
        for (int i = 0; i < lengths[s]; i++) reversed = (uint16_t)(reversed << 1 | (code >> i & 1));
        codes[s] = reversed;
    }
}

typedef struct {
    uint32_t symbol, extra_bits, extra;
} coded;

static coded length_code(uint32_t length) {
    if (length == LONGEST) return (coded){285, 0, 0};
    uint32_t v = length - 3, bits = v < 8 ? 0 : 29u - (uint32_t)__builtin_clz(v);
    return (coded){257 + (bits << 2) + (v >> bits), bits, v & ((1u << bits) - 1)};
}

static coded distance_code(uint32_t distance) {
    uint32_t v = distance - 1, bits = v < 4 ? 0 : 30u - (uint32_t)__builtin_clz(v);
    return (coded){(bits << 1) + (v >> bits), bits, v & ((1u << bits) - 1)};
}

typedef struct {
    uint8_t *next;
    uint64_t bits;
    uint32_t count;
} bit_writer;

/// At most 56 bits at once. Writes eight bytes each time, of which the last ones are not valid yet.
static void put_bits(bit_writer *w, uint64_t bits, uint32_t count) {
    w->bits |= bits << w->count;
    w->count += count;
    for (int i = 0; i < 8; i++) w->next[i] = (uint8_t)(w->bits >> 8 * i);
    w->next += w->count >> 3;
    w->bits >>= w->count & ~7u;
    w->count &= 7;
}

/// The lengths of both codes, each length in four or five bits: a complete code that needs no search.
static void put_header(bit_writer *w, const uint8_t *lengths, const uint8_t *distances) {
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    uint8_t small[19];
    uint16_t codes[19];
    for (int s = 0; s < 19; s++) small[s] = s < 13 ? 4 : 5;
    canonical_codes(small, 19, codes);
    put_bits(w, 1 | 2 << 1, 3);
    put_bits(w, SYMBOLS - 257, 5);
    put_bits(w, 30 - 1, 5);
    put_bits(w, 19 - 4, 4);
    for (int i = 0; i < 19; i++) put_bits(w, small[order[i]], 3);
    for (int s = 0; s < SYMBOLS; s++) put_bits(w, codes[lengths[s]], small[lengths[s]]);
    for (int s = 0; s < 30; s++) put_bits(w, codes[distances[s]], small[distances[s]]);
}

/// What stands for a token: at most 15 + 5 + 1 + 13 bits.
typedef struct {
    uint64_t bits;
    uint32_t count;
} pattern;

static void add_bits(pattern *p, uint64_t bits, uint32_t count) {
    p->bits |= bits << p->count;
    p->count += count;
}

static void make_patterns(pattern *patterns, const uint8_t *lengths, const uint8_t *distances, coded left, coded above) {
    uint16_t codes[SYMBOLS], distance_codes[30];
    canonical_codes(lengths, SYMBOLS, codes);
    canonical_codes(distances, 30, distance_codes);
    for (uint32_t t = 0; t < 768; t++) {
        coded length = t < 256 ? (coded){t, 0, 0} : length_code((t & 255) + 3);
        patterns[t] = (pattern){codes[length.symbol], lengths[length.symbol]};
        if (t < 256) continue;
        coded distance = t < 512 ? left : above;
        add_bits(&patterns[t], length.extra, length.extra_bits);
        add_bits(&patterns[t], distance_codes[distance.symbol], distances[distance.symbol]);
        add_bits(&patterns[t], distance.extra, distance.extra_bits);
    }
    patterns[768] = (pattern){codes[END], lengths[END]};
}

static uint8_t *encode(const run_list *list, size_t bytes, size_t width, size_t reserve, size_t *length) {
    uint32_t uses[768] = {0}, counts[SYMBOLS] = {0};
    for (size_t i = 0; i < list->count; i++) uses[list->tokens[i]]++;
    for (uint32_t t = 0; t < 768; t++) counts[t < 256 ? t : length_code((t & 255) + 3).symbol] += uses[t];
    counts[END] = 1;
    uint8_t lengths[SYMBOLS], distances[30] = {0};
    while (huffman_lengths(counts, lengths) > 15) {
        for (int s = 0; s < SYMBOLS; s++) counts[s] = counts[s] ? counts[s] / 2 + 1 : 0;
    }
    coded left = distance_code((uint32_t)bytes), above = distance_code((uint32_t)(width * bytes + 1));
    distances[left.symbol] = distances[above.symbol] = 1;
    pattern patterns[769];
    make_patterns(patterns, lengths, distances, left, above);
    size_t bits = 4096;
    for (uint32_t t = 0; t < 768; t++) bits += (size_t)uses[t] * patterns[t].count;
    uint8_t *out = malloc(reserve + bits / 8 + 64);
    if (!out) return NULL;
    bit_writer w = {out + reserve, 0, 0};
    put_bits(&w, 0x0178, 16);
    put_header(&w, lengths, distances);
    for (size_t i = 0; i < list->count; i++) put_bits(&w, patterns[list->tokens[i]].bits, patterns[list->tokens[i]].count);
    put_bits(&w, patterns[768].bits, patterns[768].count);
    if (w.count > 0) put_bits(&w, 0, 8 - w.count);
    put_bits(&w, __builtin_bswap32(list->adler), 32);
    *length = (size_t)(w.next - out) - reserve;
    return out;
}

uint8_t *cr_deflate_runs(cr_pixels source, size_t bytes, size_t reserve, size_t *length) {
    size_t row = (size_t)source.width * bytes + 1;
    if (row > 32768) return NULL;
    run_list list = {NULL, 0, row * (size_t)source.height / FEWEST_BYTES_PER_TOKEN + 64, 1};
    list.tokens = malloc(list.limit * sizeof *list.tokens);
    uint8_t *out = NULL;
    if (list.tokens && find_runs(&list, source, bytes)) out = encode(&list, bytes, (size_t)source.width, reserve, length);
    free(list.tokens);
    return out;
}
