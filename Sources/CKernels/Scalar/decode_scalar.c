// Decoding of weights to F32 straight from the formulas in formats.h.

#include "../Formats/formats.h"
#include "../Formats/numbers.h"
#include "scalar.h"
#include "stored_integers.h"
#include <math.h>

#pragma STDC FP_CONTRACT OFF

static void decode_q4_0(const ck_block_q4_0 *block, float *out) {
    float d = ck_float_of_half(block->d);
    for (int j = 0; j < 16; j++) {
        out[j] = d * (float)((block->qs[j] & 15) - 8);
        out[j + 16] = d * (float)((block->qs[j] >> 4) - 8);
    }
}

static void decode_q4_1(const ck_block_q4_1 *block, float *out) {
    float d = ck_float_of_half(block->d), m = ck_float_of_half(block->m);
    for (int j = 0; j < 16; j++) {
        out[j] = fmaf(d, (float)(block->qs[j] & 15), m);
        out[j + 16] = fmaf(d, (float)(block->qs[j] >> 4), m);
    }
}

static void decode_q5_0(const ck_block_q5_0 *block, float *out) {
    float d = ck_float_of_half(block->d);
    for (int j = 0; j < 32; j++) {
        out[j] = d * (float)(fifth_bits(block->qs, block->qh, j) - 16);
    }
}

static void decode_q5_1(const ck_block_q5_1 *block, float *out) {
    float d = ck_float_of_half(block->d), m = ck_float_of_half(block->m);
    for (int j = 0; j < 32; j++) {
        out[j] = fmaf(d, (float)fifth_bits(block->qs, block->qh, j), m);
    }
}

static void decode_q8_0(const ck_block_q8_0 *block, float *out) {
    float d = ck_float_of_half(block->d);
    for (int j = 0; j < 32; j++) {
        out[j] = d * (float)block->qs[j];
    }
}

static void decode_q2_k(const ck_block_q2_k *block, float *out) {
    float d = ck_float_of_half(block->d), dmin = ck_float_of_half(block->dmin);
    for (int j = 0; j < 256; j++) {
        uint8_t scale_min = block->scales[j / 16];
        float scale = d * (float)(scale_min & 15), min = dmin * (float)(scale_min >> 4);
        out[j] = fmaf(scale, (float)two_bits(block->qs, j), -min);
    }
}

static void decode_q3_k(const ck_block_q3_k *block, float *out) {
    float d = ck_float_of_half(block->d);
    for (int j = 0; j < 256; j++) {
        float scale = d * (float)(ck_scale_q3_k(block->scales, j / 16) - 32);
        out[j] = scale * (float)(three_bits(block, j) - 4);
    }
}

static void decode_q4_k(const ck_block_q4_k *block, float *out) {
    float d = ck_float_of_half(block->d), dmin = ck_float_of_half(block->dmin);
    for (int j = 0; j < 256; j++) {
        uint8_t scale, min;
        ck_scale_min_k4(block->scales, j / 32, &scale, &min);
        float q = (float)nibble_k(block->qs, j);
        out[j] = fmaf(d * (float)scale, q, -(dmin * (float)min));
    }
}

static void decode_q5_k(const ck_block_q5_k *block, float *out) {
    float d = ck_float_of_half(block->d), dmin = ck_float_of_half(block->dmin);
    for (int j = 0; j < 256; j++) {
        uint8_t scale, min;
        ck_scale_min_k4(block->scales, j / 32, &scale, &min);
        float q = (float)(nibble_k(block->qs, j) | fifth_bit_k(block->qh, j) << 4);
        out[j] = fmaf(d * (float)scale, q, -(dmin * (float)min));
    }
}

static void decode_q6_k(const ck_block_q6_k *block, float *out) {
    float d = ck_float_of_half(block->d);
    for (int j = 0; j < 256; j++) {
        float scale = d * (float)block->scales[j / 16];
        out[j] = scale * (float)(six_bits(block, j) - 32);
    }
}

#define DECODE_BLOCKS(format, elements)                                                            \
    for (size_t i = 0; i < columns / elements; i++) {                                              \
        decode_##format((const ck_block_##format *)row + i, out + i * elements);                   \
    }                                                                                              \
    break

void ck_decode_scalar(int type, const void *row, float *out, size_t columns) {
    switch (type) {
    case CK_F32:
        memcpy(out, row, columns * sizeof(float));
        break;
    case CK_F16:
        for (size_t i = 0; i < columns; i++) {
            out[i] = ck_float_of_half(((const uint16_t *)row)[i]);
        }
        break;
    case CK_BF16:
        for (size_t i = 0; i < columns; i++) {
            out[i] = ck_float_of_bfloat(((const uint16_t *)row)[i]);
        }
        break;
    case CK_Q4_0:
        DECODE_BLOCKS(q4_0, 32);
    case CK_Q4_1:
        DECODE_BLOCKS(q4_1, 32);
    case CK_Q5_0:
        DECODE_BLOCKS(q5_0, 32);
    case CK_Q5_1:
        DECODE_BLOCKS(q5_1, 32);
    case CK_Q8_0:
        DECODE_BLOCKS(q8_0, 32);
    case CK_Q2_K:
        DECODE_BLOCKS(q2_k, 256);
    case CK_Q3_K:
        DECODE_BLOCKS(q3_k, 256);
    case CK_Q4_K:
        DECODE_BLOCKS(q4_k, 256);
    case CK_Q5_K:
        DECODE_BLOCKS(q5_k, 256);
    case CK_Q6_K:
        DECODE_BLOCKS(q6_k, 256);
    default:
        break;
    }
}
