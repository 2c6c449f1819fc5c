#pragma once
// Products of integers: how the quantised formats are multiplied.
//
// A row of inputs x is rounded once to integers of 15 bits: with s = max |x| / 16383,
// v = x * (16383 / max |x|), rounded to nearest, ties to even. A product of a row of weights with
// it is a sum over groups of 32 columns, in their order, in one F32 number that starts at +0:
//
//     sum = fma(float(exact integer sum of w[k] * v[k]), scale, sum)
//     sum = fma(float(exact integer sum of v[k]), offset, sum)      formats with offsets only
//
// and the result is sum * s. The integers w, scale and offset of a group are, by format:
//
//     Q4_0  q - 8     d             Q4_K  q                        d * scale  -(dmin * min)
//     Q4_1  q         d         m   Q5_K  q                        d * scale  -(dmin * min)
//     Q5_0  q - 16    d             Q3_K  (q - 4) * (scale - 32)   d
//     Q5_1  q         d         m   Q6_K  (q - 32) * scale         d
//     Q8_0  q         d
//
// No sum overflows: |w| <= 32 * 128 = 4096 (Q6_K), and 4096 * 16383 * 32 = 2,147,352,576 < 2^31.
// Sums of integers are exact in every order, so all kernels give the same bits. Where inputs and
// weights are kept, the middle two of every four columns are swapped: so pairs fall out of bytes.
//
// Inputs of which one is infinite or NaN have s = NaN and v = 0, so every product is NaN. Inputs
// below 2^-100 count as zero: the factor 16383 / max |x| must be finite.

#include "../include/CKernels.h"
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    CK_GROUP = 32,
    CK_PACKED_ROWS = 16,
    CK_LARGEST_INTEGER = 16383,
    CK_MOST_DOT_TOKENS = 8,
};

// Whether a format is multiplied as integers. The formats without blocks are not; Q2_K is not,
// since it has an offset for every 16 weights.
static inline bool ck_has_integers(int type) {
    return (type >= CK_Q4_0 && type <= CK_Q8_0) || (type >= CK_Q3_K && type <= CK_Q6_K);
}

static inline bool ck_has_offsets(int type) {
    return type == CK_Q4_1 || type == CK_Q5_1 || type == CK_Q4_K || type == CK_Q5_K;
}

// A group of 16 rows, as it is multiplied: pairs of columns side by side for all rows.
typedef struct {
    _Alignas(64) int16_t weights[CK_GROUP / 2][CK_PACKED_ROWS][2];
    float scales[CK_PACKED_ROWS];
    float offsets[CK_PACKED_ROWS]; // set for formats with offsets only
} ck_packed_group;

// T rows of rounded inputs.
typedef struct {
    int16_t *values; // T rows of K
    float *sums;     // T rows of K / 32: the sum of each group's integers
    float *scales;   // T
} ck_rounded;

// A number added to v, |v| < 2^22, and taken off its bits rounds v to an integer.
#define CK_ROUNDING_SHIFT 0x1.8p23f

// The factor of inputs whose largest magnitude has these bits, 0 if all become 0, and the scale.
static inline float ck_rounding_factor(int32_t largest_bits, float *scale) {
    if (largest_bits >= 0x7f800000) {
        *scale = NAN;
        return 0;
    }
    float largest;
    memcpy(&largest, &largest_bits, sizeof largest);
    if (largest < 0x1p-100f) {
        *scale = 0;
        return 0;
    }
    *scale = largest / (float)CK_LARGEST_INTEGER;
    return (float)CK_LARGEST_INTEGER / largest;
}
