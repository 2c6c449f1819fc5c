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

static inline float ck_float_of_bfloat(uint16_t bfloat) {
    return ck_float_of_bits((uint32_t)bfloat << 16);
}

// A 16-bit number at any address.
static inline uint16_t ck_load_u16(const void *address) {
    uint16_t value;
    memcpy(&value, address, sizeof value);
    return value;
}
