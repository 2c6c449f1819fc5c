#pragma once
// The table of kernels of one instruction set. Each entry works on one thread's share of an
// operation; the files in Operations split an operation over the team and call them.

#include "../Formats/integers.h"
#include "../include/CKernels.h"

// A product of decoded weights with T tokens: y[t * y_stride + r] = weights[r] . x[t] + bias[r],
// or that added to y.
typedef struct {
    const float *weights; // R rows, weight_stride apart
    size_t weight_stride, rows;
    const float *x; // T rows, x_stride apart
    size_t x_stride, tokens;
    size_t columns;
    const float *bias; // R values or NULL
    float *y;
    size_t y_stride;
    bool accumulate;
} ck_panel;

// A product of packed weights with T rounded tokens: y as for ck_panel.
typedef struct {
    const ck_packed_group *packed; // of each 16 rows, all groups
    size_t rows, columns;
    bool has_offsets;
    ck_rounded x;
    size_t tokens;
    const float *bias; // R values or NULL
    float *y;
    size_t y_stride;
    bool accumulate;
} ck_integer_panel;

// A part of an attention: some tokens of some query heads that share one key/value head.
typedef struct {
    size_t first_token, tokens;
    size_t first_head, heads;
    float *scores; // score_rows rows of at least first_position + all tokens
    size_t score_rows, score_stride;
} ck_attention_part;

typedef struct {
    float *out;
    size_t out_stride;
    const float *bcx;
    size_t bcx_stride;
    float *inputs;
    const float *kernel;
    size_t n, taps, first_position, tokens;
} ck_convolution;

typedef struct {
    void (*decode)(int type, const void *row, float *out, size_t columns);
    // out[t * out_stride + r] = row r . x[t] for rows row_bytes apart.
    void (*dot)(int type, const void *weights, size_t row_bytes, size_t rows, const float *x,
                size_t x_stride, size_t tokens, size_t columns, float *out, size_t out_stride);
    // Up to how many tokens `dot` is faster than decoding the rows for `panel`.
    size_t dot_tokens;
    void (*panel)(const ck_panel *panel);
    // The same for the formats that are multiplied as integers. One row of inputs:
    void (*round)(const float *x, size_t columns, int16_t *values, float *sums, float *scale);
    // Rows with the tokens first_token ..< first_token + tokens, at most CK_MOST_DOT_TOKENS.
    void (*dot_integers)(int type, const void *weights, size_t row_bytes, size_t rows,
                         const ck_rounded *x, size_t first_token, size_t tokens, size_t columns,
                         float *out, size_t out_stride);
    // Packs rows, 16 at a time; missing ones repeat the last row.
    void (*pack)(int type, const void *weights, size_t row_bytes, size_t rows, size_t columns,
                 ck_packed_group *out);
    void (*integer_panel)(const ck_integer_panel *panel);
    void (*rms_norm)(float *out, const float *x, const float *weight, size_t n, float epsilon);
    // One token.
    void (*rope)(float *x, const float *cosines, const float *sines, size_t heads,
                 size_t head_dimension, bool interleaved);
    void (*attention)(const ck_attention_arguments *arguments, const ck_attention_part *part);
    void (*exp)(float *out, const float *x, size_t n);
    void (*silu_multiply)(float *gate, const float *up, size_t n);
    void (*gelu_multiply)(float *gate, const float *up, size_t n);
    void (*add)(float *out, const float *x, size_t n);
    void (*to_half)(uint16_t *out, const float *x, size_t n);
    void (*scale)(float *out, float factor, size_t n);
    // Channels first ..< end of all tokens.
    void (*short_convolution)(const ck_convolution *arguments, size_t first, size_t end);
    size_t (*argmax)(const float *x, size_t n);
    // The largest element, -infinity if there is none, NaN if any is.
    float (*largest)(const float *x, size_t n);
    // The sum of exp(x - largest) in double precision.
    double (*sum_exp)(const float *x, size_t n, float largest);
} ck_kernels;

extern const ck_kernels ck_kernels_scalar;
#if defined(__x86_64__)
extern const ck_kernels ck_kernels_avx2;
extern const ck_kernels ck_kernels_avx512;
extern const ck_kernels ck_kernels_avx512_vnni;
#elif defined(__aarch64__)
extern const ck_kernels ck_kernels_neon;
#endif

// The chosen table; chooses on the first call.
const ck_kernels *ck_current_kernels(void);
