// Decoding of rows, and products of a few tokens straight from the stored weights.

// Rows of a matrix-vector product worked on together, so that their chains of additions overlap.
enum { VECTOR_ROWS = 4 };

// Least distance of prefetching: what is read during the latency of memory, and some more.
enum { PREFETCH_BYTES = 8192 };

// Asks for the bytes that lie `ahead` of what is read now: the same place in the next rows. The
// processor's own prefetching fails on several streams of blocks that straddle cache lines; with
// this, Q4_0, Q8_0 and Q6_K come from memory almost three times as fast. Prefetching past the end
// of the weights has no effect.
CK_INLINE void prefetch(const void *start, size_t bytes, size_t ahead) {
    CK_UNROLL for (size_t i = 0; i < bytes; i += 64) {
        __builtin_prefetch((const char *)start + ahead + i);
    }
}

// The products of VECTOR_ROWS rows with a number of tokens, which is a constant for the compiler so
// that the sums stay in registers.
#define DEFINE_DOT_OF_TOKENS(format, tokens)                                                       \
    static void dot_##format##_##tokens(const void *const rows[VECTOR_ROWS], const float *x,       \
                                        size_t x_stride, size_t columns, size_t ahead,             \
                                        f32x16 sums[CK_DOT_TOKENS][VECTOR_ROWS]) {                 \
        f32x16 lanes[CK_DOT_TOKENS][VECTOR_ROWS] = {0};                                            \
        dot_rows_##format(rows, x, x_stride, tokens, columns, ahead, lanes);                       \
        memcpy(sums, lanes, tokens * sizeof lanes[0]);                                             \
    }

#if CK_DOT_TOKENS == 1
#define DEFINE_DOT(format) DEFINE_DOT_OF_TOKENS(format, 1)
#else
#define DEFINE_DOT(format)                                                                         \
    DEFINE_DOT_OF_TOKENS(format, 1)                                                                \
    DEFINE_DOT_OF_TOKENS(format, 2)                                                                \
    DEFINE_DOT_OF_TOKENS(format, 3)                                                                \
    DEFINE_DOT_OF_TOKENS(format, 4)
#endif

// For a format: its row decoder.
#define DEFINE_FORMAT(format, block_elements, group_vectors)                                       \
    enum { GROUPS_##format = block_elements / LANES / group_vectors };                             \
    static void decode_row_##format(const void *row, float *out, size_t columns) {                 \
        const ck_block_##format *block = row;                                                      \
        for (size_t b = 0; b < columns / block_elements; b++, block++) {                           \
            prepared_##format prepared;                                                            \
            prepare_##format(block, &prepared);                                                    \
            CK_UNROLL for (int g = 0; g < GROUPS_##format; g++) {                                  \
                f32x16 w[group_vectors];                                                           \
                group_##format(block, &prepared, g, w);                                            \
                CK_UNROLL for (int i = 0; i < group_vectors; i++, out += LANES) {                  \
                    store(out, w[i]);                                                              \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    }

// Its dot products with several vectors, for a format that is not multiplied as integers.
#define DEFINE_BLOCK_DOT(format, block_elements, group_vectors)                                    \
    CK_INLINE void dot_rows_##format(const void *const rows[VECTOR_ROWS], const float *x,          \
                                     size_t x_stride, int tokens, size_t columns, size_t ahead,    \
                                     f32x16 sums[CK_DOT_TOKENS][VECTOR_ROWS]) {                    \
        for (size_t b = 0; b < columns / block_elements; b++) {                                    \
            prepared_##format prepared[VECTOR_ROWS];                                               \
            CK_UNROLL for (int r = 0; r < VECTOR_ROWS; r++) {                                      \
                const ck_block_##format *block = (const ck_block_##format *)rows[r] + b;           \
                prefetch(block, sizeof *block, ahead);                                             \
                prepare_##format(block, &prepared[r]);                                             \
            }                                                                                      \
            CK_UNROLL for (int g = 0; g < GROUPS_##format; g++) {                                  \
                const float *group = x + g * group_vectors * LANES;                                \
                CK_UNROLL for (int r = 0; r < VECTOR_ROWS; r++) {                                  \
                    f32x16 w[group_vectors];                                                       \
                    group_##format((const ck_block_##format *)rows[r] + b, &prepared[r], g, w);    \
                    CK_UNROLL for (int i = 0; i < group_vectors; i++) {                            \
                        CK_UNROLL for (int t = 0; t < tokens; t++) {                               \
                            f32x16 v = load(group + (size_t)t * x_stride + i * LANES);             \
                            sums[t][r] = fma16(w[i], v, sums[t][r]);                               \
                        }                                                                          \
                    }                                                                              \
                }                                                                                  \
            }                                                                                      \
            x += block_elements;                                                                   \
        }                                                                                          \
    }                                                                                              \
    DEFINE_DOT(format)

DEFINE_FORMAT(q4_0, 32, 2)
DEFINE_FORMAT(q4_1, 32, 2)
DEFINE_FORMAT(q5_0, 32, 2)
DEFINE_FORMAT(q5_1, 32, 2)
DEFINE_FORMAT(q8_0, 32, 2)
DEFINE_FORMAT(q2_k, 256, 4)
DEFINE_FORMAT(q3_k, 256, 4)
DEFINE_FORMAT(q4_k, 256, 4)
DEFINE_FORMAT(q5_k, 256, 4)
DEFINE_FORMAT(q6_k, 256, 4)

DEFINE_BLOCK_DOT(q2_k, 256, 4)

// The formats without blocks: n <= 16 elements from index i on, the missing lanes zero.
CK_INLINE f32x16 load_f32(const void *row, size_t i, size_t n) {
    const float *address = (const float *)row + i;
    return n == LANES ? load(address) : load_first(address, n);
}

CK_INLINE u16x16 load_u16(const void *row, size_t i, size_t n) {
    u16x16 v = 0;
    const uint16_t *address = (const uint16_t *)row + i;
    if (n == LANES) {
        memcpy(&v, address, sizeof v);
    } else {
        memcpy(&v, address, n * sizeof(uint16_t));
    }
    return v;
}

CK_INLINE f32x16 load_f16(const void *row, size_t i, size_t n) {
    return halves_to_float(load_u16(row, i, n));
}

CK_INLINE f32x16 load_bf16(const void *row, size_t i, size_t n) {
    return bfloats_to_float(load_u16(row, i, n));
}

#define DEFINE_PLAIN_FORMAT(format, type)                                                          \
    static void decode_row_##format(const void *row, float *out, size_t columns) {                 \
        size_t i = 0;                                                                              \
        for (; i + LANES <= columns; i += LANES) {                                                 \
            store(out + i, load_##format(row, i, LANES));                                          \
        }                                                                                          \
        if (i < columns) {                                                                         \
            store_first(out + i, load_##format(row, i, columns - i), columns - i);                 \
        }                                                                                          \
    }                                                                                              \
    CK_INLINE void dot_rows_##format(const void *const rows[VECTOR_ROWS], const float *x,          \
                                     size_t x_stride, int tokens, size_t columns, size_t ahead,    \
                                     f32x16 sums[CK_DOT_TOKENS][VECTOR_ROWS]) {                    \
        size_t i = 0;                                                                              \
        for (; i + LANES <= columns; i += LANES) {                                                 \
            CK_UNROLL for (int r = 0; r < VECTOR_ROWS; r++) {                                      \
                prefetch((const type *)rows[r] + i, LANES * sizeof(type), ahead);                  \
                f32x16 w = load_##format(rows[r], i, LANES);                                       \
                CK_UNROLL for (int t = 0; t < tokens; t++) {                                       \
                    sums[t][r] = fma16(w, load(x + (size_t)t * x_stride + i), sums[t][r]);         \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
        for (int r = 0; i < columns && r < VECTOR_ROWS; r++) {                                     \
            f32x16 w = load_##format(rows[r], i, columns - i);                                     \
            for (int t = 0; t < tokens; t++) {                                                     \
                f32x16 v = load_first(x + (size_t)t * x_stride + i, columns - i);                  \
                sums[t][r] = fma16(w, v, sums[t][r]);                                              \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    DEFINE_DOT(format)

DEFINE_PLAIN_FORMAT(f32, float)
DEFINE_PLAIN_FORMAT(f16, uint16_t)
DEFINE_PLAIN_FORMAT(bf16, uint16_t)

#define CASES_OF_FLOATS(call)                                                                      \
    case CK_F32:                                                                                   \
        call(f32);                                                                                 \
        break;                                                                                     \
    case CK_F16:                                                                                   \
        call(f16);                                                                                 \
        break;                                                                                     \
    case CK_BF16:                                                                                  \
        call(bf16);                                                                                \
        break;                                                                                     \
    case CK_Q2_K:                                                                                  \
        call(q2_k);                                                                                \
        break

#define CASES_OF_INTEGERS(call)                                                                    \
    case CK_Q4_0:                                                                                  \
        call(q4_0);                                                                                \
        break;                                                                                     \
    case CK_Q4_1:                                                                                  \
        call(q4_1);                                                                                \
        break;                                                                                     \
    case CK_Q5_0:                                                                                  \
        call(q5_0);                                                                                \
        break;                                                                                     \
    case CK_Q5_1:                                                                                  \
        call(q5_1);                                                                                \
        break;                                                                                     \
    case CK_Q8_0:                                                                                  \
        call(q8_0);                                                                                \
        break;                                                                                     \
    case CK_Q3_K:                                                                                  \
        call(q3_k);                                                                                \
        break;                                                                                     \
    case CK_Q4_K:                                                                                  \
        call(q4_k);                                                                                \
        break;                                                                                     \
    case CK_Q5_K:                                                                                  \
        call(q5_k);                                                                                \
        break;                                                                                     \
    case CK_Q6_K:                                                                                  \
        call(q6_k);                                                                                \
        break

static void decode(int type, const void *row, float *out, size_t columns) {
#define DECODE(format) decode_row_##format(row, out, columns)
    switch (type) {
        CASES_OF_FLOATS(DECODE);
        CASES_OF_INTEGERS(DECODE);
    }
#undef DECODE
}

static void dot_some(int type, const void *const rows[VECTOR_ROWS], const float *x, size_t x_stride,
                     size_t tokens, size_t columns, size_t ahead,
                     f32x16 sums[CK_DOT_TOKENS][VECTOR_ROWS]) {
#define DOT_1(format) dot_##format##_1(rows, x, x_stride, columns, ahead, sums)
#define DOT_2(format) dot_##format##_2(rows, x, x_stride, columns, ahead, sums)
#define DOT_3(format) dot_##format##_3(rows, x, x_stride, columns, ahead, sums)
#define DOT_4(format) dot_##format##_4(rows, x, x_stride, columns, ahead, sums)
    switch (tokens) {
    case 1:
        switch (type) { CASES_OF_FLOATS(DOT_1); }
        break;
#if CK_DOT_TOKENS > 1
    case 2:
        switch (type) { CASES_OF_FLOATS(DOT_2); }
        break;
    case 3:
        switch (type) { CASES_OF_FLOATS(DOT_3); }
        break;
    case 4:
        switch (type) { CASES_OF_FLOATS(DOT_4); }
        break;
#endif
    }
}

static void dot(int type, const void *weights, size_t row_bytes, size_t rows, const float *x,
                size_t x_stride, size_t tokens, size_t columns, float *out, size_t out_stride) {
    size_t group = VECTOR_ROWS * row_bytes;
    size_t ahead = group == 0 ? 0 : (PREFETCH_BYTES + group - 1) / group * group;
    for (size_t first = 0; first < rows; first += VECTOR_ROWS) {
        // A last group with fewer rows repeats its last row.
        const void *pointers[VECTOR_ROWS];
        for (size_t r = 0; r < VECTOR_ROWS; r++) {
            size_t index = first + r < rows ? first + r : rows - 1;
            pointers[r] = (const uint8_t *)weights + index * row_bytes;
        }
        for (size_t t = 0; t < tokens; t += CK_DOT_TOKENS) {
            size_t some = tokens - t < CK_DOT_TOKENS ? tokens - t : CK_DOT_TOKENS;
            f32x16 sums[CK_DOT_TOKENS][VECTOR_ROWS];
            dot_some(type, pointers, x + t * x_stride, x_stride, some, columns, ahead, sums);
            for (size_t i = 0; i < some; i++) {
                for (size_t r = 0; r < VECTOR_ROWS && first + r < rows; r++) {
                    out[(t + i) * out_stride + first + r] = sum_lanes(sums[i][r]);
                }
            }
        }
    }
}
