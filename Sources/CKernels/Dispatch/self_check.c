#include "self_check.h"
#include "../Scalar/scalar.h"
#include <stdlib.h>
#include <string.h>

// One block of the largest formats and an incomplete vector; rows and tokens that fill no tile.
enum { COLUMNS = 256 + 11, ROWS = 7, TOKENS = 3, NUMBERS = ROWS * COLUMNS };
// Attention of the same numbers: heads of 37 elements, two of them to a key.
enum { HEADS = 4, KV_HEADS = 2, DIMENSION = 37, FIRST_POSITION = 4, WINDOW = 5, TAPS = 3 };

// The same numbers everywhere: a linear congruential generator's upper bits.
typedef struct {
    float x[NUMBERS], y[NUMBERS];
    uint8_t bytes[ROWS * 4 * COLUMNS];
} input;

// What one set of kernels makes of the input. Compared number by number.
typedef struct {
    float *values;
    size_t count;
    // Of the largest number, and sums of exponentials.
    size_t index;
    double sum;
} output;

enum { MOST_VALUES = 10 * NUMBERS };

static void fill(input *in) {
    uint64_t state = 1;
    for (size_t i = 0; i < NUMBERS; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        in->x[i] = (float)(int32_t)(state >> 32) * 0x1p-29f;
        in->y[i] = (float)(int16_t)(state >> 24) * 0x1p-15f;
    }
    for (size_t i = 0; i < sizeof in->bytes; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        in->bytes[i] = (uint8_t)(state >> 56);
    }
}

static float *append(output *out, const float *values, size_t count) {
    float *start = out->values + out->count;
    if (values) {
        memcpy(start, values, count * sizeof(float));
    }
    out->count += count;
    return start;
}

// Rounded tokens times rows straight from the blocks, then from packed ones.
static void multiply_integers(const ck_kernels *kernels, const input *in, int type, size_t columns,
                              size_t row_bytes, output *out) {
    int16_t values[TOKENS * COLUMNS];
    float sums[TOKENS * COLUMNS / CK_GROUP], scales[TOKENS];
    ck_rounded rounded = {values, sums, scales};
    size_t groups = columns / CK_GROUP;
    for (size_t t = 0; t < TOKENS; t++) {
        kernels->round(in->x + t * columns, columns, values + t * columns, sums + t * groups,
                       scales + t);
    }
    for (size_t tokens = 1; tokens <= TOKENS; tokens++) {
        kernels->dot_integers(type, in->bytes, row_bytes, ROWS, &rounded, 0, tokens, columns,
                              append(out, NULL, tokens * ROWS), ROWS);
    }
    ck_packed_group packed[COLUMNS / CK_GROUP];
    kernels->pack(type, in->bytes, row_bytes, ROWS, columns, packed);
    kernels->integer_panel(&(ck_integer_panel){
        .packed = packed,
        .rows = ROWS,
        .columns = columns,
        .has_offsets = ck_has_offsets(type),
        .x = rounded,
        .tokens = TOKENS,
        .y = append(out, NULL, TOKENS * ROWS),
        .y_stride = ROWS,
    });
}

static void multiply(const ck_kernels *kernels, const input *in, output *out) {
    for (int type = 0; type < 31; type++) {
        size_t elements = ck_block_elements(type);
        if (elements == 0) {
            continue;
        }
        size_t columns = COLUMNS / elements * elements;
        size_t row_bytes = columns / elements * ck_block_bytes(type);
        const void *weights = type == CK_F32 ? (const void *)in->y : in->bytes;
        kernels->decode(type, weights, append(out, NULL, columns), columns);
        if (ck_has_integers(type)) {
            multiply_integers(kernels, in, type, columns, row_bytes, out);
            continue;
        }
        for (size_t tokens = 1; tokens <= TOKENS; tokens++) {
            float *sums = append(out, NULL, tokens * ROWS);
            kernels->dot(type, weights, row_bytes, ROWS, in->x, columns, tokens, columns, sums,
                         ROWS);
        }
    }
    for (int accumulate = 0; accumulate <= 1; accumulate++) {
        kernels->panel(&(ck_panel){
            .weights = in->y,
            .weight_stride = COLUMNS,
            .rows = ROWS,
            .x = in->x,
            .x_stride = COLUMNS,
            .tokens = TOKENS,
            .columns = COLUMNS,
            .bias = accumulate ? in->x : NULL,
            .y = append(out, in->y, TOKENS * ROWS),
            .y_stride = ROWS,
            .accumulate = accumulate,
        });
    }
}

static void attend(const ck_kernels *kernels, const input *in, int type, const void *keys,
                   const void *values, output *out) {
    enum { QUERY = HEADS * DIMENSION, KEY = KV_HEADS * DIMENSION };
    float scores[TOKENS * HEADS][16];
    ck_attention_arguments arguments = {
        .queries = in->y,
        .keys = keys,
        .values = values,
        .kv_type = type,
        .out = append(out, NULL, TOKENS * QUERY),
        .query_stride = QUERY,
        .kv_stride = KEY,
        .out_stride = QUERY,
        .tokens = TOKENS,
        .heads = HEADS,
        .kv_heads = KV_HEADS,
        .head_dimension = DIMENSION,
        .first_position = FIRST_POSITION,
        .window = WINDOW,
        .scale = 0.25f,
    };
    for (size_t head = 0; head < HEADS; head += HEADS / KV_HEADS) {
        kernels->attention(&arguments, &(ck_attention_part){
                                           .tokens = TOKENS,
                                           .first_head = head,
                                           .heads = HEADS / KV_HEADS,
                                           .scores = scores[0],
                                           .score_rows = TOKENS * HEADS,
                                           .score_stride = 16,
                                       });
    }
}

static void attend_both(const ck_kernels *kernels, const input *in, output *out) {
    attend(kernels, in, CK_F32, in->y + NUMBERS / 2, in->x, out);
    uint16_t halves[NUMBERS];
    kernels->to_half(halves, in->y, NUMBERS);
    // An exact conversion back, so that the halves can be compared.
    kernels->decode(CK_F16, halves, append(out, NULL, NUMBERS), NUMBERS);
    attend(kernels, in, CK_F16, halves, halves + NUMBERS / 2, out);
}

static void apply_layers(const ck_kernels *kernels, const input *in, output *out) {
    kernels->rms_norm(append(out, NULL, COLUMNS), in->x, in->y, COLUMNS, 1e-6f);
    for (int interleaved = 0; interleaved <= 1; interleaved++) {
        kernels->rope(append(out, in->x, 2 * 74), in->y, in->y + 37, 2, 74, interleaved);
    }
    kernels->exp(append(out, NULL, COLUMNS), in->x, COLUMNS);
    kernels->silu_multiply(append(out, in->x, COLUMNS), in->y, COLUMNS);
    kernels->gelu_multiply(append(out, in->x, COLUMNS), in->y, COLUMNS);
    kernels->add(append(out, in->x, COLUMNS), in->y, COLUMNS);
    kernels->scale(append(out, in->x, COLUMNS), 0.3f, COLUMNS);
    enum { CHANNELS = 35 };
    ck_convolution convolution = {
        .out = append(out, NULL, TOKENS * CHANNELS),
        .out_stride = CHANNELS,
        .bcx = in->y,
        .bcx_stride = 3 * CHANNELS,
        .inputs = append(out, in->x, (TOKENS + 1) * CHANNELS),
        .kernel = in->x,
        .n = CHANNELS,
        .taps = TAPS,
        .first_position = 1,
        .tokens = TOKENS,
    };
    kernels->short_convolution(&convolution, 0, CHANNELS);
    out->index = kernels->argmax(in->x, NUMBERS);
    out->sum = kernels->sum_exp(in->x, NUMBERS, kernels->largest(in->x, NUMBERS));
}

static void compute(const ck_kernels *kernels, const input *in, output *out) {
    multiply(kernels, in, out);
    attend_both(kernels, in, out);
    apply_layers(kernels, in, out);
}

// Bits may differ between two NaN: random bytes have some, and the choice between the payloads of
// two operands is not part of the contract.
static bool are_equal(const output *a, const output *b) {
    for (size_t i = 0; i < a->count; i++) {
        bool are_nan = a->values[i] != a->values[i] && b->values[i] != b->values[i];
        if (!are_nan && memcmp(a->values + i, b->values + i, sizeof(float)) != 0) {
            return false;
        }
    }
    return a->count == b->count && a->index == b->index && a->sum == b->sum;
}

bool ck_agrees_with_scalar(const ck_kernels *kernels) {
    input *in = malloc(sizeof *in);
    output expected = {.values = calloc(MOST_VALUES, sizeof(float))};
    output actual = {.values = calloc(MOST_VALUES, sizeof(float))};
    bool agrees = false;
    if (in && expected.values && actual.values) {
        fill(in);
        compute(&ck_kernels_scalar, in, &expected);
        compute(kernels, in, &actual);
        agrees = are_equal(&expected, &actual);
    }
    free(actual.values);
    free(expected.values);
    free(in);
    return agrees;
}
