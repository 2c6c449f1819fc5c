// Products of integers with rows in the lanes: one broadcast pair of inputs meets a pair of weights
// of each of 16 rows.
//
// The including file sets CK_INTEGER(name), the functions' names, CK_DOT_PAIRS(sums, a, b), which
// adds the products of pairs of neighbouring 16-bit numbers, and CK_INTEGER_VECTORS and
// CK_INTEGER_TOKENS, the 16s of rows and the tokens of a tile.

#ifndef CK_INTEGER_SIZES
#define CK_INTEGER_SIZES
enum {
    // Groups packed and multiplied at a time by `dot_integers`: the block of the largest formats.
    GROUPS_OF_DOT = 8,
    // Sums of one token's group, so that their latencies overlap.
    CHAINS = 4,
    // Groups of a tile worked on before the next tile: its rows stay in the first-level cache.
    GROUPS_OF_TILE = 14,
    // Tokens of a panel worked on before the next rows.
    TOKENS_OF_PANEL = 96,
};
#endif

typedef struct {
    const ck_packed_group *groups[2]; // of 16 rows each
    const int16_t *values[CK_INTEGER_TOKENS];
    const float *sums[CK_INTEGER_TOKENS];
} CK_INTEGER(tile);

// Adds groups first ..< end to the sums. All but these numbers are constants where it is inlined.
CK_INLINE void CK_INTEGER(multiply)(const CK_INTEGER(tile) * tile, int vectors, int tokens,
                                    bool has_offsets, size_t first, size_t end,
                                    f32x16 sums[CK_INTEGER_TOKENS][2]) {
    f32x16 totals[CK_INTEGER_TOKENS][2];
    CK_UNROLL for (int t = 0; t < tokens; t++) {
        CK_UNROLL for (int v = 0; v < vectors; v++) { totals[t][v] = sums[t][v]; }
    }
    for (size_t g = first; g < end; g++) {
        i32x16 integers[CK_INTEGER_TOKENS][2];
        CK_UNROLL for (int t = 0; t < tokens; t++) {
            CK_UNROLL for (int v = 0; v < vectors; v++) { integers[t][v] = 0; }
        }
        CK_UNROLL for (int j = 0; j < CK_GROUP / 2; j++) {
            i32x16 w[2];
            CK_UNROLL for (int v = 0; v < vectors; v++) {
                memcpy(&w[v], tile->groups[v][g - first].weights[j], sizeof w[v]);
            }
            CK_UNROLL for (int t = 0; t < tokens; t++) {
                int32_t pair;
                memcpy(&pair, tile->values[t] + g * CK_GROUP + 2 * j, sizeof pair);
                CK_UNROLL for (int v = 0; v < vectors; v++) {
                    integers[t][v] = CK_DOT_PAIRS(integers[t][v], w[v], (i32x16)(pair));
                }
            }
        }
        CK_UNROLL for (int v = 0; v < vectors; v++) {
            const ck_packed_group *group = &tile->groups[v][g - first];
            f32x16 scales = load(group->scales);
            CK_UNROLL for (int t = 0; t < tokens; t++) {
                totals[t][v] = fma16(to_float(integers[t][v]), scales, totals[t][v]);
                if (has_offsets) {
                    totals[t][v] =
                        fma16((f32x16)(tile->sums[t][g]), load(group->offsets), totals[t][v]);
                }
            }
        }
    }
    CK_UNROLL for (int t = 0; t < tokens; t++) {
        CK_UNROLL for (int v = 0; v < vectors; v++) { sums[t][v] = totals[t][v]; }
    }
}

#define DEFINE_INTEGER_TILE(vectors, tokens)                                                       \
    static void CK_INTEGER(multiply_##vectors##_##tokens)(const CK_INTEGER(tile) * tile,           \
                                                          bool has_offsets, size_t first,          \
                                                          size_t end,                              \
                                                          f32x16 sums[CK_INTEGER_TOKENS][2]) {     \
        if (has_offsets) {                                                                         \
            CK_INTEGER(multiply)(tile, vectors, tokens, true, first, end, sums);                   \
        } else {                                                                                   \
            CK_INTEGER(multiply)(tile, vectors, tokens, false, first, end, sums);                  \
        }                                                                                          \
    }

DEFINE_INTEGER_TILE(1, 1)
DEFINE_INTEGER_TILE(1, 2)
#if CK_INTEGER_TOKENS > 2
DEFINE_INTEGER_TILE(1, 3)
DEFINE_INTEGER_TILE(1, 4)
DEFINE_INTEGER_TILE(1, 5)
DEFINE_INTEGER_TILE(1, 6)
#endif
#if CK_INTEGER_VECTORS > 1
DEFINE_INTEGER_TILE(2, 1)
DEFINE_INTEGER_TILE(2, 2)
DEFINE_INTEGER_TILE(2, 3)
DEFINE_INTEGER_TILE(2, 4)
DEFINE_INTEGER_TILE(2, 5)
DEFINE_INTEGER_TILE(2, 6)
#endif

typedef void CK_INTEGER(multiply_function)(const CK_INTEGER(tile) *, bool, size_t, size_t,
                                           f32x16 (*)[2]);

static CK_INTEGER(multiply_function) *const CK_INTEGER(functions)[2][CK_INTEGER_TOKENS] = {
    {CK_INTEGER(multiply_1_1), CK_INTEGER(multiply_1_2),
#if CK_INTEGER_TOKENS > 2
     CK_INTEGER(multiply_1_3), CK_INTEGER(multiply_1_4), CK_INTEGER(multiply_1_5),
     CK_INTEGER(multiply_1_6)
#endif
    },
#if CK_INTEGER_VECTORS > 1
    {CK_INTEGER(multiply_2_1), CK_INTEGER(multiply_2_2), CK_INTEGER(multiply_2_3),
     CK_INTEGER(multiply_2_4), CK_INTEGER(multiply_2_5), CK_INTEGER(multiply_2_6)},
#endif
};

// Sets the tile's inputs to tokens t ..< t + tokens.
CK_INLINE void CK_INTEGER(point_to_inputs)(CK_INTEGER(tile) * tile, const ck_rounded *x,
                                           size_t columns, size_t t, size_t tokens) {
    for (size_t i = 0; i < tokens; i++) {
        tile->values[i] = x->values + (t + i) * columns;
        tile->sums[i] = x->sums + (t + i) * (columns / CK_GROUP);
    }
}

// One token's products with 16 rows, straight from the stored blocks.
#define DEFINE_DOT_INTEGERS(format)                                                                \
    static f32x16 CK_INTEGER(dot_##format)(const void *const rows[CK_PACKED_ROWS],                 \
                                           const int16_t *values, const float *sums,               \
                                           size_t columns, size_t ahead) {                         \
        enum { GROUPS = BLOCK_GROUPS_##format, SOME = GROUPS / PARTS_##format };                   \
        f32x16 total = 0;                                                                          \
        for (size_t b = 0; b < columns / (GROUPS * CK_GROUP); b++) {                               \
            const void *blocks[CK_PACKED_ROWS];                                                    \
            CK_UNROLL for (int r = 0; r < CK_PACKED_ROWS; r++) {                                   \
                blocks[r] = (const ck_block_##format *)rows[r] + b;                                \
            }                                                                                      \
            f32x16 scales[GROUPS], offsets[GROUPS];                                                \
            factors_##format(blocks, scales, offsets);                                             \
            CK_LOOP for (int part = 0; part < PARTS_##format; part++) {                            \
                words_##format words;                                                              \
                read_##format(blocks, part, &words);                                               \
                prefetch_part(blocks, sizeof(ck_block_##format), part,                             \
                              PARTS_##format, ahead);                                              \
                CK_UNROLL for (int g = 0; g < SOME; g++) {                                         \
                    i32x16 pairs[PAIRS], chains[CHAINS] = {0};                                     \
                    unpack_##format(&words, part, g, pairs);                                       \
                    CK_UNROLL for (int j = 0; j < PAIRS; j++, values += 2) {                       \
                        int32_t pair;                                                              \
                        memcpy(&pair, values, sizeof pair);                                        \
                        i32x16 *chain = &chains[j % CHAINS];                                       \
                        *chain = CK_DOT_PAIRS(*chain, pairs[j], (i32x16)(pair));                   \
                    }                                                                              \
                    i32x16 integers = (chains[0] + chains[1]) + (chains[2] + chains[3]);           \
                    total = fma16(to_float(integers), scales[part * SOME + g], total);             \
                    if (OFFSETS_##format) {                                                        \
                        total = fma16((f32x16)(*sums), offsets[part * SOME + g], total);           \
                    }                                                                              \
                    sums++;                                                                        \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
        return total;                                                                              \
    }

DEFINE_DOT_INTEGERS(q4_0)
DEFINE_DOT_INTEGERS(q4_1)
DEFINE_DOT_INTEGERS(q5_0)
DEFINE_DOT_INTEGERS(q5_1)
DEFINE_DOT_INTEGERS(q8_0)
DEFINE_DOT_INTEGERS(q3_k)
DEFINE_DOT_INTEGERS(q4_k)
DEFINE_DOT_INTEGERS(q5_k)
DEFINE_DOT_INTEGERS(q6_k)

CK_INLINE f32x16 CK_INTEGER(dot_one)(int type, const void *const rows[CK_PACKED_ROWS],
                                     const int16_t *values, const float *sums, size_t columns,
                                     size_t ahead) {
    f32x16 total = 0;
#define DOT(format) total = CK_INTEGER(dot_##format)(rows, values, sums, columns, ahead)
    switch (type) { CASES_OF_INTEGERS(DOT); }
#undef DOT
    return total;
}

static void CK_INTEGER(dot_integers)(int type, const void *weights, size_t row_bytes, size_t rows,
                                     const ck_rounded *x, size_t first_token, size_t tokens,
                                     size_t columns, float *out, size_t out_stride) {
    size_t ahead = CK_PACKED_ROWS * row_bytes;
    ck_packed_group packed[GROUPS_OF_DOT];
    size_t groups = columns / CK_GROUP;
    bool has_offsets = ck_has_offsets(type);
    CK_INTEGER(tile) tile;
    tile.groups[0] = packed;
    for (size_t r = 0; r < rows; r += CK_PACKED_ROWS) {
        size_t some = rows - r < CK_PACKED_ROWS ? rows - r : CK_PACKED_ROWS;
        const void *pointers[CK_PACKED_ROWS];
        point_to_rows((const char *)weights + r * row_bytes, row_bytes, some, pointers);
        if (tokens == 1) {
            f32x16 total = CK_INTEGER(dot_one)(type, pointers, x->values + first_token * columns,
                                               x->sums + first_token * groups, columns, ahead);
            store_first(out + r, total * x->scales[first_token], some);
            continue;
        }
        f32x16 sums[CK_MOST_DOT_TOKENS][2] = {0};
        for (size_t g = 0, end; g < groups; g = end) {
            end = groups - g < GROUPS_OF_DOT ? groups : g + GROUPS_OF_DOT;
            pack_rows(type, pointers, g, end, ahead, packed);
            for (size_t t = 0, n; t < tokens; t += n) {
                n = tokens - t < CK_INTEGER_TOKENS ? tokens - t : CK_INTEGER_TOKENS;
                CK_INTEGER(point_to_inputs)(&tile, x, columns, first_token + t, n);
                CK_INTEGER(functions)[0][n - 1](&tile, has_offsets, g, end, sums + t);
            }
        }
        for (size_t t = 0; t < tokens; t++) {
            store_first(out + t * out_stride + r, sums[t][0] * x->scales[first_token + t], some);
        }
    }
}

// Adds the bias, then what y holds, and stores `rows` of 16 sums.
CK_INLINE void CK_INTEGER(finish)(f32x16 sums, const float *bias, bool accumulate, float *y,
                                  size_t rows) {
    if (bias) {
        sums = sums + load_first(bias, rows);
    }
    if (accumulate) {
        sums = load_first(y, rows) + sums;
    }
    store_first(y, sums, rows);
}

// 16 * vectors rows from r on for tokens t ..< t + tokens, at most TOKENS_OF_PANEL.
static void CK_INTEGER(multiply_strip)(const ck_integer_panel *p, size_t r, size_t vectors,
                                       size_t t, size_t tokens) {
    f32x16 sums[TOKENS_OF_PANEL][2];
    memset(sums, 0, tokens * sizeof sums[0]);
    size_t groups = p->columns / CK_GROUP;
    CK_INTEGER(tile) tile;
    for (size_t g = 0, end; g < groups; g = end) {
        end = groups - g < GROUPS_OF_TILE ? groups : g + GROUPS_OF_TILE;
        for (size_t v = 0; v < vectors; v++) {
            tile.groups[v] = p->packed + (r / CK_PACKED_ROWS + v) * groups + g;
        }
        for (size_t i = 0, n; i < tokens; i += n) {
            n = tokens - i < CK_INTEGER_TOKENS ? tokens - i : CK_INTEGER_TOKENS;
            CK_INTEGER(point_to_inputs)(&tile, &p->x, p->columns, t + i, n);
            CK_INTEGER(functions)[vectors - 1][n - 1](&tile, p->has_offsets, g, end, sums + i);
        }
    }
    for (size_t i = 0; i < tokens; i++) {
        for (size_t v = 0; v < vectors; v++) {
            size_t first = r + v * CK_PACKED_ROWS;
            size_t rows = p->rows - first < CK_PACKED_ROWS ? p->rows - first : CK_PACKED_ROWS;
            float *y = p->y + (t + i) * p->y_stride + first;
            f32x16 product = sums[i][v] * p->x.scales[t + i];
            const float *bias = p->bias ? p->bias + first : NULL;
            if (rows == CK_PACKED_ROWS) {
                CK_INTEGER(finish)(product, bias, p->accumulate, y, CK_PACKED_ROWS);
            } else {
                CK_INTEGER(finish)(product, bias, p->accumulate, y, rows);
            }
        }
    }
}

static void CK_INTEGER(integer_panel)(const ck_integer_panel *p) {
    for (size_t t = 0; t < p->tokens; t += TOKENS_OF_PANEL) {
        size_t tokens = p->tokens - t < TOKENS_OF_PANEL ? p->tokens - t : TOKENS_OF_PANEL;
        for (size_t r = 0; r < p->rows;) {
            size_t vectors = p->rows - r > CK_PACKED_ROWS ? CK_INTEGER_VECTORS : 1;
            CK_INTEGER(multiply_strip)(p, r, vectors, t, tokens);
            r += vectors * CK_PACKED_ROWS;
        }
    }
}
