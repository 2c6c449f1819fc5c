#pragma once
// Exact conversions of the 16-bit number formats.

#include <stdint.h>
#include <string.h>

static inline float ck_float_of_bits(uint32_t bits) {
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static inline uint32_t ck_bits_of_float(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

// IEEE 754 binary16 to binary32. A subnormal is its 10-bit integer times 2^-24, which is exact.
// A signalling NaN becomes quiet, as the conversion instructions do it.
static inline float ck_float_of_half(uint16_t half) {
    uint32_t sign = (uint32_t)(half & 0x8000) << 16;
    uint32_t exponent = half >> 10 & 31;
    uint32_t fraction = half & 0x3ff;
    if (exponent == 0) {
        return ck_float_of_bits(sign | ck_bits_of_float((float)fraction * 0x1p-24f));
    }
    if (exponent == 31) {
        uint32_t quiet = fraction ? 0x400000 : 0;
        return ck_float_of_bits(sign | 0x7f800000 | quiet | fraction << 13);
    }
    return ck_float_of_bits(sign | (exponent + 112) << 23 | fraction << 13);
}

// Binary32 to binary16, rounded to nearest, ties to even; too large numbers become infinity.
static inline uint16_t ck_half_of_float(float value) {
    uint32_t bits = ck_bits_of_float(value);
    uint16_t sign = (uint16_t)(bits >> 16 & 0x8000);
    uint32_t magnitude = bits & 0x7fffffff;
    if (magnitude > 0x7f800000) {
        return (uint16_t)(sign | 0x7e00 | (magnitude >> 13 & 0x3ff));
    }
    // From 65520 on, half a unit past the largest number.
    if (magnitude >= 0x477ff000) {
        return (uint16_t)(sign | 0x7c00);
    }
    // Below the smallest normal number adding 0.5, whose last place is 2^-24, rounds as needed.
    if (magnitude < 0x38800000) {
        uint32_t rounded = ck_bits_of_float(ck_float_of_bits(magnitude) + 0.5f);
        return (uint16_t)(sign | (rounded - 0x3f000000));
    }
    uint32_t is_odd = magnitude >> 13 & 1;
    return (uint16_t)(sign | ((magnitude - (112u << 23) + 0xfff + is_odd) >> 13));
}

static inline float ck_float_of_bfloat(uint16_t bfloat) {
    return ck_float_of_bits((uint32_t)bfloat << 16);
}

// A 16-bit number at any address.
static inline uint16_t ck_load_u16(const void *address) {
    uint16_t value;
    memcpy(&value, address, sizeof value);
    return value;
}
