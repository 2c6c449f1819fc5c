#pragma once
// The small integers of single weights, as blocks store them (Formats/formats.h).

#include "../Formats/formats.h"

// Weight j of a block of 32 with nibbles alone.
static inline int nibble(const uint8_t *qs, int j) {
    return j < 16 ? qs[j] & 15 : qs[j - 16] >> 4;
}

// Weight j of a block of 32 with nibbles and fifth bits.
static inline int fifth_bits(const uint8_t *qs, const uint8_t *qh, int j) {
    return nibble(qs, j) | (qh[j / 8] >> j % 8 & 1) << 4;
}

// The two low bits of weight j of a Q2_K or Q3_K block.
static inline int two_bits(const uint8_t *qs, int j) {
    return qs[j / 128 * 32 + j % 32] >> (2 * (j % 128 / 32)) & 3;
}

static inline int three_bits(const ck_block_q3_k *block, int j) {
    return two_bits(block->qs, j) | (block->hmask[j % 32] >> (j / 32) & 1) << 2;
}

// The nibble of weight j of a Q4_K or Q5_K block.
static inline int nibble_k(const uint8_t *qs, int j) {
    return qs[j / 64 * 32 + j % 32] >> (4 * (j % 64 / 32)) & 15;
}

// Bit 4 of weight j of a Q5_K block.
static inline int fifth_bit_k(const uint8_t *qh, int j) { return qh[j % 32] >> (j / 32) & 1; }

static inline int six_bits(const ck_block_q6_k *block, int j) {
    int half = j / 128, quarter = j % 128 / 32, l = j % 32;
    int low = block->ql[64 * half + 32 * (quarter % 2) + l] >> (4 * (quarter / 2)) & 15;
    return low | (block->qh[32 * half + l] >> (2 * quarter) & 3) << 4;
}
