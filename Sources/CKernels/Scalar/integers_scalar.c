// Products of integers straight from the definition in Formats/integers.h.

#include "../Formats/numbers.h"
#include "scalar.h"
#include "stored_integers.h"
#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Column k of a group as it is stored: the middle two of every four columns are swapped.
static int place(int k) { return k % 4 == 1 ? k + 1 : k % 4 == 2 ? k - 1 : k; }

// A group of 32 columns of one row.
typedef struct {
    int integers[CK_GROUP];
    float scale, offset;
} group;

#define OF_BLOCK_32(format, integer, scale_value, offset_value)                                    \
    {                                                                                              \
        const ck_block_##format *block = (const ck_block_##format *)row + index;                   \
        for (int j = 0; j < CK_GROUP; j++) {                                                       \
            g.integers[j] = integer;                                                               \
        }                                                                                          \
        g.scale = scale_value;                                                                     \
        g.offset = offset_value;                                                                   \
        break;                                                                                     \
    }

// j is the column within the block, `i` the group within it.
#define OF_BLOCK_256(format, integer, scale_value, offset_value)                                   \
    {                                                                                              \
        const ck_block_##format *block = (const ck_block_##format *)row + index / 8;               \
        int i = (int)(index % 8);                                                                  \
        for (int j = i * CK_GROUP; j < (i + 1) * CK_GROUP; j++) {                                  \
            g.integers[j % CK_GROUP] = integer;                                                    \
        }                                                                                          \
        g.scale = scale_value;                                                                     \
        g.offset = offset_value;                                                                   \
        break;                                                                                     \
    }

static uint8_t scale_of(const uint8_t *scales, int i) {
    uint8_t scale, min;
    ck_scale_min_k4(scales, i, &scale, &min);
    return scale;
}

static uint8_t min_of(const uint8_t *scales, int i) {
    uint8_t scale, min;
    ck_scale_min_k4(scales, i, &scale, &min);
    return min;
}

static group read_group(int type, const void *row, size_t index) {
    group g = {0};
#define HALF(member) ck_float_of_half(block->member)
    switch (type) {
    case CK_Q4_0:
        OF_BLOCK_32(q4_0, nibble(block->qs, j) - 8, HALF(d), 0)
    case CK_Q4_1:
        OF_BLOCK_32(q4_1, nibble(block->qs, j), HALF(d), HALF(m))
    case CK_Q5_0:
        OF_BLOCK_32(q5_0, fifth_bits(block->qs, block->qh, j) - 16, HALF(d), 0)
    case CK_Q5_1:
        OF_BLOCK_32(q5_1, fifth_bits(block->qs, block->qh, j), HALF(d), HALF(m))
    case CK_Q8_0:
        OF_BLOCK_32(q8_0, block->qs[j], HALF(d), 0)
    case CK_Q3_K:
        OF_BLOCK_256(q3_k,
                     (three_bits(block, j) - 4) * (ck_scale_q3_k(block->scales, j / 16) - 32),
                     HALF(d), 0)
    case CK_Q4_K:
        OF_BLOCK_256(q4_k, nibble_k(block->qs, j), HALF(d) * (float)scale_of(block->scales, i),
                     -(HALF(dmin) * (float)min_of(block->scales, i)))
    case CK_Q5_K:
        OF_BLOCK_256(q5_k, nibble_k(block->qs, j) | fifth_bit_k(block->qh, j) << 4,
                     HALF(d) * (float)scale_of(block->scales, i),
                     -(HALF(dmin) * (float)min_of(block->scales, i)))
    case CK_Q6_K:
        OF_BLOCK_256(q6_k, (six_bits(block, j) - 32) * block->scales[j / 16], HALF(d), 0)
    }
#undef HALF
    return g;
}

void ck_pack_scalar(int type, const void *weights, size_t row_bytes, size_t rows, size_t columns,
                    ck_packed_group *out) {
    size_t groups = columns / CK_GROUP;
    for (size_t r = 0; r < (rows + CK_PACKED_ROWS - 1) / CK_PACKED_ROWS * CK_PACKED_ROWS; r++) {
        size_t lane = r % CK_PACKED_ROWS;
        const void *row = (const char *)weights + (r < rows ? r : rows - 1) * row_bytes;
        for (size_t i = 0; i < groups; i++) {
            ck_packed_group *packed = out + r / CK_PACKED_ROWS * groups + i;
            group g = read_group(type, row, i);
            for (int k = 0; k < CK_GROUP; k++) {
                packed->weights[place(k) / 2][lane][place(k) % 2] = (int16_t)g.integers[k];
            }
            packed->scales[lane] = g.scale;
            packed->offsets[lane] = g.offset;
        }
    }
}

// The factor that makes integers of a row of inputs, and their scale.
static float rounding_factor(const float *x, size_t columns, float *scale) {
    int32_t largest = 0;
    for (size_t k = 0; k < columns; k++) {
        int32_t magnitude = (int32_t)(ck_bits_of_float(x[k]) & 0x7fffffff);
        largest = magnitude > largest ? magnitude : largest;
    }
    return ck_rounding_factor(largest, scale);
}

// A group of inputs as integers; returns their sum.
static int round_group(const float *x, float factor, int16_t values[CK_GROUP]) {
    int sum = 0;
    for (int k = 0; k < CK_GROUP; k++) {
        float shifted = x[k] * factor + CK_ROUNDING_SHIFT;
        int integer = factor > 0 ? (int)(shifted - CK_ROUNDING_SHIFT) : 0;
        values[place(k)] = (int16_t)integer;
        sum += integer;
    }
    return sum;
}

void ck_round_scalar(const float *x, size_t columns, int16_t *values, float *sums, float *scale) {
    float factor = rounding_factor(x, columns, scale);
    for (size_t i = 0; i < columns / CK_GROUP; i++) {
        sums[i] = (float)round_group(x + i * CK_GROUP, factor, values + i * CK_GROUP);
    }
}

static float add_group(int type, const void *row, size_t index, const int16_t *values,
                       float sum_of_values, float sum) {
    group g = read_group(type, row, index);
    int32_t product = 0;
    for (int k = 0; k < CK_GROUP; k++) {
        product += g.integers[k] * values[place(k)];
    }
    sum = fmaf((float)product, g.scale, sum);
    return ck_has_offsets(type) ? fmaf(sum_of_values, g.offset, sum) : sum;
}

void ck_dot_integers_scalar(int type, const void *weights, size_t row_bytes, size_t rows,
                            const ck_rounded *x, size_t first_token, size_t tokens, size_t columns,
                            float *out, size_t out_stride) {
    size_t groups = columns / CK_GROUP;
    for (size_t t = 0; t < tokens; t++) {
        const int16_t *values = x->values + (first_token + t) * columns;
        const float *sums = x->sums + (first_token + t) * groups;
        for (size_t r = 0; r < rows; r++) {
            float sum = 0;
            for (size_t i = 0; i < groups; i++) {
                sum = add_group(type, (const char *)weights + r * row_bytes, i,
                                values + i * CK_GROUP, sums[i], sum);
            }
            out[t * out_stride + r] = sum * x->scales[first_token + t];
        }
    }
}

float ck_dot_unrounded_scalar(int type, const void *row, const float *x, size_t columns) {
    float scale, sum = 0;
    float factor = rounding_factor(x, columns, &scale);
    for (size_t i = 0; i < columns / CK_GROUP; i++) {
        int16_t values[CK_GROUP];
        int sum_of_values = round_group(x + i * CK_GROUP, factor, values);
        sum = add_group(type, row, i, values, (float)sum_of_values, sum);
    }
    return sum * scale;
}

void ck_integer_panel_scalar(const ck_integer_panel *p) {
    size_t groups = p->columns / CK_GROUP;
    for (size_t t = 0; t < p->tokens; t++) {
        for (size_t r = 0; r < p->rows; r++) {
            size_t lane = r % CK_PACKED_ROWS;
            float sum = 0;
            for (size_t i = 0; i < groups; i++) {
                const ck_packed_group *g = p->packed + r / CK_PACKED_ROWS * groups + i;
                const int16_t *values = p->x.values + t * p->columns + i * CK_GROUP;
                int32_t product = 0;
                for (int k = 0; k < CK_GROUP; k++) {
                    product += g->weights[k / 2][lane][k % 2] * values[k];
                }
                sum = fmaf((float)product, g->scales[lane], sum);
                if (p->has_offsets) {
                    sum = fmaf(p->x.sums[t * groups + i], g->offsets[lane], sum);
                }
            }
            float value = sum * p->x.scales[t];
            if (p->bias) {
                value = value + p->bias[r];
            }
            float *y = p->y + t * p->y_stride + r;
            *y = p->accumulate ? *y + value : value;
        }
    }
}
