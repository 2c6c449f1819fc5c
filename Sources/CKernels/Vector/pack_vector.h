// Packing of 16 rows for products of integers, and rounding of inputs.

#define DEFINE_PACK(format)                                                                        \
    static void pack_##format(const void *const rows[CK_PACKED_ROWS], size_t first, size_t end,    \
                              size_t ahead, ck_packed_group *out) {                                \
        enum { GROUPS = BLOCK_GROUPS_##format, SOME = GROUPS / PARTS_##format };                   \
        for (size_t b = first / GROUPS; b < end / GROUPS; b++, out += GROUPS) {                    \
            const void *blocks[CK_PACKED_ROWS];                                                    \
            CK_UNROLL for (int r = 0; r < CK_PACKED_ROWS; r++) {                                   \
                blocks[r] = (const ck_block_##format *)rows[r] + b;                                \
            }                                                                                      \
            f32x16 scales[GROUPS], offsets[GROUPS];                                                \
            factors_##format(blocks, scales, offsets);                                             \
            CK_UNROLL for (int g = 0; g < GROUPS; g++) {                                           \
                store(out[g].scales, scales[g]);                                                   \
                store(out[g].offsets, offsets[g]);                                                 \
            }                                                                                      \
            CK_LOOP for (int part = 0; part < PARTS_##format; part++) {                            \
                words_##format words;                                                              \
                read_##format(blocks, part, &words);                                               \
                prefetch_part(blocks, sizeof(ck_block_##format), part,                             \
                              PARTS_##format, ahead);                                              \
                CK_UNROLL for (int g = 0; g < SOME; g++) {                                         \
                    i32x16 pairs[PAIRS];                                                           \
                    unpack_##format(&words, part, g, pairs);                                       \
                    memcpy(out[part * SOME + g].weights, pairs, sizeof pairs);                     \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    }

DEFINE_PACK(q4_0)
DEFINE_PACK(q4_1)
DEFINE_PACK(q5_0)
DEFINE_PACK(q5_1)
DEFINE_PACK(q8_0)
DEFINE_PACK(q3_k)
DEFINE_PACK(q4_k)
DEFINE_PACK(q5_k)
DEFINE_PACK(q6_k)

// Packs groups first ..< end of 16 rows; both are multiples of a block's groups.
static void pack_rows(int type, const void *const rows[CK_PACKED_ROWS], size_t first, size_t end,
                      size_t ahead, ck_packed_group *out) {
#define PACK(format) pack_##format(rows, first, end, ahead, out)
    switch (type) { CASES_OF_INTEGERS(PACK); }
#undef PACK
}

// Pointers to 16 rows; those past the last one repeat it.
CK_INLINE void point_to_rows(const void *weights, size_t row_bytes, size_t rows,
                             const void *pointers[CK_PACKED_ROWS]) {
    for (size_t r = 0; r < CK_PACKED_ROWS; r++) {
        pointers[r] = (const char *)weights + (r < rows ? r : rows - 1) * row_bytes;
    }
}

static void pack(int type, const void *weights, size_t row_bytes, size_t rows, size_t columns,
                 ck_packed_group *out) {
    size_t groups = columns / CK_GROUP;
    for (size_t first = 0; first < rows; first += CK_PACKED_ROWS, out += groups) {
        const void *pointers[CK_PACKED_ROWS];
        point_to_rows((const char *)weights + first * row_bytes, row_bytes, rows - first, pointers);
        pack_rows(type, pointers, 0, groups, CK_PACKED_ROWS * row_bytes, out);
    }
}

// Follows `ck_round_scalar` operation by operation.
static void round_inputs(const float *x, size_t columns, int16_t *values, float *sums,
                         float *scale) {
    i32x16 largest_lanes = 0;
    for (size_t k = 0; k < columns; k += LANES) {
        i32x16 magnitude = (i32x16)load(x + k) & 0x7fffffff;
        largest_lanes = magnitude > largest_lanes ? magnitude : largest_lanes;
    }
    float factor = ck_rounding_factor(__builtin_reduce_max(largest_lanes), scale);
    for (size_t k = 0; k < columns; k += CK_GROUP) {
        i32x16 sum = 0;
        CK_UNROLL for (int i = 0; i < CK_GROUP; i += LANES) {
            f32x16 shifted = load(x + k + i) * factor + CK_ROUNDING_SHIFT;
            i32x16 integers = (i32x16)shifted - (i32x16)(f32x16)CK_ROUNDING_SHIFT;
            integers = factor > 0 ? integers : 0;
            i32x16 swapped = __builtin_shufflevector(integers, integers, 0, 2, 1, 3, 4, 6, 5, 7, 8,
                                                     10, 9, 11, 12, 14, 13, 15);
            i16x16 narrow = __builtin_convertvector(swapped, i16x16);
            memcpy(values + k + i, &narrow, sizeof narrow);
            sum += integers;
        }
        sums[k / CK_GROUP] = (float)__builtin_reduce_add(sum);
    }
}
