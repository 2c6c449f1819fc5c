#include "../Formats/numbers.h"
#include "scalar.h"
#include <math.h>

#pragma STDC FP_CONTRACT OFF

// exp(x) = 2^n * exp(r), x = n ln 2 + r, |r| <= ln(2) / 2, exp(r) by a polynomial of degree 6
// (minimax in relative error, 1 and r fixed, fitted by Lawson's iteration: 3.1e-9 before rounding).
// Adding 1.5 * 2^23 rounds to an integer and leaves it in the low bits of the sum; 2^n is applied
// in two halves so that subnormal results round once. NaN goes through the polynomial.
float ck_exp_one_scalar(float x) {
    if (x > 89.0f) {
        x = 89.0f;
    }
    if (x < -104.0f) {
        x = -104.0f;
    }
    const float magic = 12582912.0f;
    float shifted = fmaf(x, 0x1.715476p+0f, magic);
    float n = shifted - magic;
    float r = fmaf(n, -0x1.62e400p-1f, x);
    r = fmaf(n, -0x1.7f7d1cp-20f, r);
    float p = 0x1.6a2256p-10f;
    p = fmaf(p, r, 0x1.123b02p-7f);
    p = fmaf(p, r, 0x1.5558f8p-5f);
    p = fmaf(p, r, 0x1.555490p-3f);
    p = fmaf(p, r, 0x1.fffffcp-2f);
    p = fmaf(p, r, 1.0f);
    p = fmaf(p, r, 1.0f);
    int32_t power = (int32_t)(ck_bits_of_float(shifted) - ck_bits_of_float(magic));
    int32_t half = power >> 1;
    uint32_t first = (uint32_t)half + 127, second = (uint32_t)power - (uint32_t)half + 127;
    return p * ck_float_of_bits(first << 23) * ck_float_of_bits(second << 23);
}

void ck_exp_scalar(float *out, const float *x, size_t n) {
    for (size_t i = 0; i < n; i++) {
        out[i] = ck_exp_one_scalar(x[i]);
    }
}

void ck_silu_multiply_scalar(float *gate, const float *up, size_t n) {
    for (size_t i = 0; i < n; i++) {
        float x = gate[i];
        gate[i] = x / (1.0f + ck_exp_one_scalar(-x)) * up[i];
    }
}

// 0.5 x (1 + tanh(u)) = x / (1 + exp(-2u)) with u = sqrt(2 / pi) (x + 0.044715 x^3).
void ck_gelu_multiply_scalar(float *gate, const float *up, size_t n) {
    for (size_t i = 0; i < n; i++) {
        float x = gate[i];
        float cubic = fmaf(x * x * x, 0.044715f, x);
        gate[i] = x / (1.0f + ck_exp_one_scalar(cubic * -1.5957691216f)) * up[i];
    }
}

void ck_add_scalar(float *out, const float *x, size_t n) {
    for (size_t i = 0; i < n; i++) {
        out[i] = out[i] + x[i];
    }
}

void ck_to_half_scalar(uint16_t *out, const float *x, size_t n) {
    for (size_t i = 0; i < n; i++) {
        out[i] = ck_half_of_float(x[i]);
    }
}

void ck_scale_scalar(float *out, float factor, size_t n) {
    for (size_t i = 0; i < n; i++) {
        out[i] = out[i] * factor;
    }
}
