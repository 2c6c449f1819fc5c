#pragma once
// Block layouts of the quantised weight formats, as GGUF files store them (ggml's block types).
//
// Every format has one formula for a decoded weight and one sequence of roundings, the same in
// all kernels: `fma(a, b, c)` rounds once, every other operation rounds its own result. d, m and
// dmin are half-precision numbers, q the small stored integer. No format needs an alignment
// beyond that of its members.

#include <stddef.h>
#include <stdint.h>

// One past the largest number of a type, for tables.
enum { CK_TYPE_LIMIT = 31 };

// 4.5 bits a weight: d * (q - 8). Weight j < 16 in the low nibble of qs[j], j + 16 in the high one.
typedef struct {
    uint16_t d;
    uint8_t qs[16];
} ck_block_q4_0;
_Static_assert(sizeof(ck_block_q4_0) == 18, "layout of Q4_0");

// 5 bits a weight: fma(d, q, m). Nibbles as in Q4_0.
typedef struct {
    uint16_t d, m;
    uint8_t qs[16];
} ck_block_q4_1;
_Static_assert(sizeof(ck_block_q4_1) == 20, "layout of Q4_1");

// 5.5 bits a weight: d * (q - 16). Nibbles as in Q4_0; bit j of qh is bit 4 of weight j.
typedef struct {
    uint16_t d;
    uint8_t qh[4];
    uint8_t qs[16];
} ck_block_q5_0;
_Static_assert(sizeof(ck_block_q5_0) == 22, "layout of Q5_0");

// 6 bits a weight: fma(d, q, m). Bits as in Q5_0.
typedef struct {
    uint16_t d, m;
    uint8_t qh[4];
    uint8_t qs[16];
} ck_block_q5_1;
_Static_assert(sizeof(ck_block_q5_1) == 24, "layout of Q5_1");

// 8.5 bits a weight: d * q.
typedef struct {
    uint16_t d;
    int8_t qs[32];
} ck_block_q8_0;
_Static_assert(sizeof(ck_block_q8_0) == 34, "layout of Q8_0");

// 2.625 bits a weight: fma(d * scale, q, -(dmin * min)), 16 groups of 16 weights. scales[g] holds
// scale (low nibble) and min (high nibble) of group g. Each half of 128 weights has 32 bytes of qs;
// byte l holds weights l, l + 32, l + 64, l + 96 from its lowest bits to its highest.
typedef struct {
    uint8_t scales[16];
    uint8_t qs[64];
    uint16_t d, dmin;
} ck_block_q2_k;
_Static_assert(sizeof(ck_block_q2_k) == 84, "layout of Q2_K");

// 3.4375 bits a weight: (d * (scale - 32)) * (q - 4), 16 groups of 16 weights. The low two bits of
// q are as in Q2_K; bit g of hmask[l] is bit 2 of weight l + 32 g. Scale g has 6 bits: the low four
// are nibbles of scales[0 ..< 8] (groups 0-7 low, 8-15 high), the high two lie in scales[8 + g % 4]
// at bit 2 (g / 4).
typedef struct {
    uint8_t hmask[32];
    uint8_t qs[64];
    uint8_t scales[12];
    uint16_t d;
} ck_block_q3_k;
_Static_assert(sizeof(ck_block_q3_k) == 110, "layout of Q3_K");

// 4.5 bits a weight: fma(d * scale, q, -(dmin * min)), 8 groups of 32 weights. Scales and mins of
// 6 bits as `ck_scale_min_k4` unpacks them. Each 64 weights have 32 bytes of qs: the first 32
// weights in the low nibbles, the others in the high ones.
typedef struct {
    uint16_t d, dmin;
    uint8_t scales[12];
    uint8_t qs[128];
} ck_block_q4_k;
_Static_assert(sizeof(ck_block_q4_k) == 144, "layout of Q4_K");

// 5.5 bits a weight: as Q4_K; bit g of qh[l] is bit 4 of weight l + 32 g.
typedef struct {
    uint16_t d, dmin;
    uint8_t scales[12];
    uint8_t qh[32];
    uint8_t qs[128];
} ck_block_q5_k;
_Static_assert(sizeof(ck_block_q5_k) == 176, "layout of Q5_K");

// 6.5625 bits a weight: (d * scale) * (q - 32), 16 groups of 16 weights. Each half of 128 weights
// has 64 bytes of ql (weights 0-31 and 32-63 in the low nibbles, 64-95 and 96-127 in the high
// ones) and 32 bytes of qh (byte l: two high bits of weights l, l + 32, l + 64, l + 96).
typedef struct {
    uint8_t ql[128];
    uint8_t qh[64];
    int8_t scales[16];
    uint16_t d;
} ck_block_q6_k;
_Static_assert(sizeof(ck_block_q6_k) == 210, "layout of Q6_K");

// The 6-bit scale and min of group g of a Q4_K or Q5_K block.
static inline void ck_scale_min_k4(const uint8_t *scales, int g, uint8_t *scale, uint8_t *min) {
    if (g < 4) {
        *scale = scales[g] & 63;
        *min = scales[g + 4] & 63;
    } else {
        *scale = (uint8_t)((scales[g + 4] & 15) | (scales[g - 4] >> 6) << 4);
        *min = (uint8_t)(scales[g + 4] >> 4 | (scales[g] >> 6) << 4);
    }
}

// The 6-bit scale of group g of a Q3_K block, not yet reduced by 32.
static inline int ck_scale_q3_k(const uint8_t *scales, int g) {
    int low = g < 8 ? scales[g] & 15 : scales[g - 8] >> 4;
    int high = scales[8 + g % 4] >> (2 * (g / 4)) & 3;
    return low | high << 4;
}
