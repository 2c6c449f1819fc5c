// Products of decoded weights with many tokens, tile by tile.

// A register's share of 16 lanes.
typedef float part __attribute__((ext_vector_type(LANES / CK_PARTS)));

typedef uint16_t half_part __attribute__((ext_vector_type(LANES / CK_PARTS)));
typedef _Float16 f16_part __attribute__((ext_vector_type(LANES / CK_PARTS)));

typedef union {
    f32x16 all;
    part parts[CK_PARTS];
} split_lanes;

CK_INLINE part load_part(const float *address) {
    part v;
    memcpy(&v, address, sizeof v);
    return v;
}

// A part of a row of floats, or of half-precision numbers.
CK_INLINE part load_row_part(const void *row, bool is_half, size_t k) {
    if (!is_half) {
        return load_part((const float *)row + k);
    }
    half_part halves;
    memcpy(&halves, (const uint16_t *)row + k, sizeof halves);
    return __builtin_convertvector((f16_part)halves, part);
}

// The first n < 16 elements of a row from `k` on.
CK_INLINE f32x16 load_row_first(const void *row, bool is_half, size_t k, size_t n) {
    return is_half ? load_f16(row, k, n) : load_first((const float *)row + k, n);
}

// CK_TILE_ROWS rows and up to CK_TILE_TOKENS vectors to be multiplied with each other.
typedef struct {
    const void *rows[CK_TILE_ROWS];
    const float *vectors[CK_TILE_TOKENS];
} tile;

// The lane sums of a tile between two chunks of columns.
typedef struct {
    split_lanes lanes[CK_TILE_TOKENS][CK_TILE_ROWS];
} tile_state;

// Adds the products of columns first ..< end. The lanes come from `state` unless the first column
// is 0; they are summed up, sums[t][r] = rows[r] . vectors[t], if `is_last`, else left in `state`.
// `is_half` and `tokens` are constants wherever this is inlined: the lanes stay in registers.
CK_INLINE void multiply_tile(const tile *tile, bool is_half, int tokens, size_t first, size_t end,
                             bool is_last, tile_state *state, f32x8 sums[CK_TILE_TOKENS]) {
    split_lanes lanes[CK_TILE_TOKENS][CK_TILE_ROWS];
    CK_UNROLL for (int t = 0; t < tokens; t++) {
        CK_UNROLL for (int r = 0; r < CK_TILE_ROWS; r++) { lanes[t][r].all = 0; }
    }
    if (first > 0) {
        CK_UNROLL for (int t = 0; t < tokens; t++) {
            CK_UNROLL for (int r = 0; r < CK_TILE_ROWS; r++) { lanes[t][r] = state->lanes[t][r]; }
        }
    }
    size_t k = first;
    for (; k + LANES <= end; k += LANES) {
        CK_UNROLL for (int p = 0; p < CK_PARTS; p++) {
            part v[CK_TILE_TOKENS];
            CK_UNROLL for (int t = 0; t < tokens; t++) {
                v[t] = load_part(tile->vectors[t] + k + p * (LANES / CK_PARTS));
            }
            CK_UNROLL for (int r = 0; r < CK_TILE_ROWS; r++) {
                part w = load_row_part(tile->rows[r], is_half, k + p * (LANES / CK_PARTS));
                CK_UNROLL for (int t = 0; t < tokens; t++) {
                    lanes[t][r].parts[p] = __builtin_elementwise_fma(w, v[t], lanes[t][r].parts[p]);
                }
            }
        }
    }
    if (k < end) {
        CK_UNROLL for (int t = 0; t < tokens; t++) {
            f32x16 v = load_first(tile->vectors[t] + k, end - k);
            CK_UNROLL for (int r = 0; r < CK_TILE_ROWS; r++) {
                f32x16 w = load_row_first(tile->rows[r], is_half, k, end - k);
                lanes[t][r].all = fma16(w, v, lanes[t][r].all);
            }
        }
    }
    if (!is_last) {
        CK_UNROLL for (int t = 0; t < tokens; t++) {
            CK_UNROLL for (int r = 0; r < CK_TILE_ROWS; r++) { state->lanes[t][r] = lanes[t][r]; }
        }
        return;
    }
    CK_UNROLL for (int t = 0; t < tokens; t++) {
        f32x16 of_token[8];
        CK_UNROLL for (int r = 0; r < 8; r++) {
            of_token[r] = r < CK_TILE_ROWS ? lanes[t][r].all : 0;
        }
        sums[t] = sum_lanes_of_8(of_token);
    }
}

#define DEFINE_TILE(type, is_half, tokens)                                                         \
    static void multiply_tile_##type##_##tokens(const tile *tile, size_t first, size_t end,        \
                                                bool is_last, tile_state *state,                   \
                                                f32x8 sums[CK_TILE_TOKENS]) {                      \
        multiply_tile(tile, is_half, tokens, first, end, is_last, state, sums);                    \
    }

DEFINE_TILE(f32, false, 1)
DEFINE_TILE(f32, false, 2)
DEFINE_TILE(f16, true, 1)
DEFINE_TILE(f16, true, 2)
#if CK_TILE_TOKENS > 2
DEFINE_TILE(f32, false, 3)
DEFINE_TILE(f32, false, 4)
DEFINE_TILE(f16, true, 3)
DEFINE_TILE(f16, true, 4)
#endif

CK_INLINE void multiply_some_tokens(const tile *tile, bool is_half, size_t tokens, size_t first,
                                    size_t end, bool is_last, tile_state *state,
                                    f32x8 sums[CK_TILE_TOKENS]) {
#define MULTIPLY(tokens)                                                                           \
    (is_half ? multiply_tile_f16_##tokens : multiply_tile_f32_##tokens)(tile, first, end, is_last, \
                                                                        state, sums)
    switch (tokens) {
    case 1:
        MULTIPLY(1);
        break;
    case 2:
        MULTIPLY(2);
        break;
#if CK_TILE_TOKENS > 2
    case 3:
        MULTIPLY(3);
        break;
    case 4:
        MULTIPLY(4);
        break;
#endif
    }
#undef MULTIPLY
}

// Adds the bias, then what y holds, and stores `rows` of a token's sums.
CK_INLINE void finish_rows(f32x8 sums, const float *bias, bool accumulate, float *y, size_t rows) {
    f32x8 value = sums, other = 0;
    if (bias) {
        memcpy(&other, bias, rows * sizeof(float));
        value = value + other;
    }
    if (accumulate) {
        memcpy(&other, y, rows * sizeof(float));
        value = other + value;
    }
    memcpy(y, &value, rows * sizeof(float));
}

enum {
    // Columns of a tile worked on before the next tile, at most: a tile's rows of that length stay
    // in the first-level cache while all tiles of a group use them.
    TILE_COLUMNS = 1024,
    // Tiles whose sums are kept between two chunks of columns.
    TILES_OF_GROUP = 12,
};

// The length of chunks that are as equal as whole vectors allow.
static size_t columns_of_chunk(size_t columns) {
    size_t chunks = (columns + TILE_COLUMNS - 1) / TILE_COLUMNS;
    size_t vectors = (columns + LANES - 1) / LANES;
    return chunks == 0 ? 0 : (vectors + chunks - 1) / chunks * LANES;
}

// Rows r ..< r + rows, rows <= CK_TILE_ROWS, for tokens t ..< t + tokens, at most a group of tiles.
static void multiply_group(const ck_panel *p, size_t r, size_t rows, size_t t, size_t tokens) {
    // A tile that lacks rows or tokens repeats its first one and drops the results.
    tile tile;
    for (size_t i = 0; i < CK_TILE_ROWS; i++) {
        tile.rows[i] = p->weights + (r + (i < rows ? i : 0)) * p->weight_stride;
    }
    tile_state states[TILES_OF_GROUP];
    const float *bias = p->bias ? p->bias + r : NULL;
    size_t chunk = columns_of_chunk(p->columns);
    for (size_t first = 0, end; first < p->columns; first = end) {
        bool is_last = p->columns - first <= chunk;
        end = is_last ? p->columns : first + chunk;
        for (size_t i = 0; i < tokens; i += CK_TILE_TOKENS) {
            size_t some = tokens - i < CK_TILE_TOKENS ? tokens - i : CK_TILE_TOKENS;
            for (size_t j = 0; j < CK_TILE_TOKENS; j++) {
                tile.vectors[j] = p->x + (t + i + (j < some ? j : 0)) * p->x_stride;
            }
            f32x8 sums[CK_TILE_TOKENS];
            multiply_some_tokens(&tile, false, some, first, end, is_last,
                                 &states[i / CK_TILE_TOKENS], sums);
            for (size_t j = 0; is_last && j < some; j++) {
                float *y = p->y + (t + i + j) * p->y_stride + r;
                if (rows == CK_TILE_ROWS) {
                    finish_rows(sums[j], bias, p->accumulate, y, CK_TILE_ROWS);
                } else {
                    finish_rows(sums[j], bias, p->accumulate, y, rows);
                }
            }
        }
    }
}

static void panel(const ck_panel *p) {
    const size_t group = TILES_OF_GROUP * CK_TILE_TOKENS;
    for (size_t t = 0; t < p->tokens; t += group) {
        size_t tokens = p->tokens - t < group ? p->tokens - t : group;
        for (size_t r = 0; r < p->rows; r += CK_TILE_ROWS) {
            size_t rows = p->rows - r < CK_TILE_ROWS ? p->rows - r : CK_TILE_ROWS;
            multiply_group(p, r, rows, t, tokens);
        }
    }
}
