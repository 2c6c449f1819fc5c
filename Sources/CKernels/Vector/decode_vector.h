// Decoding of quantised blocks to vectors of 16 weights.
//
// Every format has `prepare_*`, which reads a block's scales once, and `group_*`, which decodes one
// of its groups. The values follow the formulas of formats.h to the bit.
//
// A set with lookups in a register computes the possible values of a scale once and looks the
// weights up: CK_LOOKUP(table, index) takes the low four bits of each index, CK_LOOKUP_2 the low
// two, with the four values repeated in every quarter of the table.

#ifdef CK_LOOKUP

// The values of the integers 0 ..< 16, and 16 ..< 32 where the format has five bits.
typedef struct {
    f32x16 low, high;
} levels;

CK_INLINE levels affine_levels(f32x16 scale, f32x16 offset) {
    return (levels){.low = fma16(scale, to_float(lane_numbers), offset),
                    .high = fma16(scale, to_float(lane_numbers + 16), offset)};
}

CK_INLINE levels product_levels(f32x16 scale, int zero) {
    return (levels){.low = scale * to_float(lane_numbers - zero),
                    .high = scale * to_float(lane_numbers + 16 - zero)};
}

// Integers of two bits; further bits of an index are ignored.
CK_INLINE levels affine_levels_2(f32x16 scale, f32x16 offset) {
    return (levels){.low = fma16(scale, to_float(lane_numbers & 3), offset)};
}

CK_INLINE levels product_levels_3(f32x16 scale) {
    return (levels){.low = scale * to_float((lane_numbers & 3) - 4),
                    .high = scale * to_float(lane_numbers & 3)};
}

CK_INLINE i32x16 low_nibbles(u8x16 bytes) { return widen(bytes); }

CK_INLINE i32x16 high_nibbles(u8x16 bytes) { return widen(bytes) >> 4; }

CK_INLINE i32x16 two_bits(u8x16 bytes, int pair) { return widen(bytes) >> (2 * pair); }

CK_INLINE f32x16 affine_at(levels l, i32x16 q) { return CK_LOOKUP(l.low, q); }

CK_INLINE f32x16 product_at(levels l, i32x16 q) { return CK_LOOKUP(l.low, q); }

CK_INLINE f32x16 affine_at_2(levels l, i32x16 q) { return CK_LOOKUP_2(l.low, q); }

CK_INLINE f32x16 product_at_3(levels l, i32x16 q, i32x16 is_high) {
    return is_high ? CK_LOOKUP_2(l.high, q) : CK_LOOKUP_2(l.low, q);
}

CK_INLINE f32x16 affine_at_high(levels l, i32x16 q, i32x16 is_high) {
    return is_high ? CK_LOOKUP(l.high, q) : CK_LOOKUP(l.low, q);
}

CK_INLINE f32x16 product_at_high(levels l, i32x16 q, i32x16 is_high) {
    return is_high ? CK_LOOKUP(l.high, q) : CK_LOOKUP(l.low, q);
}

#else

typedef struct {
    f32x16 scale, offset;
    int zero;
} levels;

CK_INLINE levels affine_levels(f32x16 scale, f32x16 offset) {
    return (levels){.scale = scale, .offset = offset};
}

CK_INLINE levels product_levels(f32x16 scale, int zero) {
    return (levels){.scale = scale, .zero = zero};
}

CK_INLINE levels affine_levels_2(f32x16 scale, f32x16 offset) {
    return affine_levels(scale, offset);
}

CK_INLINE levels product_levels_3(f32x16 scale) { return product_levels(scale, 4); }

CK_INLINE i32x16 low_nibbles(u8x16 bytes) { return widen(bytes & 15); }

CK_INLINE i32x16 high_nibbles(u8x16 bytes) { return widen(bytes >> 4); }

CK_INLINE i32x16 two_bits(u8x16 bytes, int pair) { return widen(bytes >> (uint8_t)(2 * pair) & 3); }

CK_INLINE f32x16 affine_at(levels l, i32x16 q) { return fma16(l.scale, to_float(q), l.offset); }

CK_INLINE f32x16 product_at(levels l, i32x16 q) { return l.scale * to_float(q - l.zero); }

CK_INLINE f32x16 affine_at_high(levels l, i32x16 q, i32x16 is_high) {
    return affine_at(l, q | (is_high & 16));
}

CK_INLINE f32x16 product_at_high(levels l, i32x16 q, i32x16 is_high) {
    return product_at(l, q | (is_high & 16));
}

CK_INLINE f32x16 affine_at_2(levels l, i32x16 q) { return affine_at(l, q); }

CK_INLINE f32x16 product_at_3(levels l, i32x16 q, i32x16 is_high) {
    return product_at(l, q | (is_high & 4));
}

#endif

// All ones in the lanes whose bit, 16 from `first` on, is set.
CK_INLINE i32x16 mask_of_bits(uint32_t bits, int first) {
    i32x16 selected = (i32x16)(u32x16)(bits) & ((i32x16)(1) << (lane_numbers + first));
    return selected != 0;
}

// All ones in the lanes whose byte has the bit set.
CK_INLINE i32x16 mask_of_bit(u8x16 bytes, int bit) { return (widen(bytes) & 1 << bit) != 0; }

typedef struct {
    levels levels;
} prepared_q4_0, prepared_q4_1, prepared_q5_0, prepared_q5_1;

CK_INLINE void prepare_q4_0(const ck_block_q4_0 *block, prepared_q4_0 *p) {
    p->levels = product_levels(splat_half(&block->d), 8);
}

CK_INLINE void group_q4_0(const ck_block_q4_0 *block, const prepared_q4_0 *p, int g, f32x16 w[2]) {
    (void)g;
    u8x16 q = load_bytes(block->qs);
    w[0] = product_at(p->levels, low_nibbles(q));
    w[1] = product_at(p->levels, high_nibbles(q));
}

CK_INLINE void prepare_q4_1(const ck_block_q4_1 *block, prepared_q4_1 *p) {
    p->levels = affine_levels(splat_half(&block->d), splat_half(&block->m));
}

CK_INLINE void group_q4_1(const ck_block_q4_1 *block, const prepared_q4_1 *p, int g, f32x16 w[2]) {
    (void)g;
    u8x16 q = load_bytes(block->qs);
    w[0] = affine_at(p->levels, low_nibbles(q));
    w[1] = affine_at(p->levels, high_nibbles(q));
}

CK_INLINE uint32_t load_bits(const uint8_t qh[4]) {
    uint32_t bits;
    memcpy(&bits, qh, sizeof bits);
    return bits;
}

CK_INLINE void prepare_q5_0(const ck_block_q5_0 *block, prepared_q5_0 *p) {
    p->levels = product_levels(splat_half(&block->d), 16);
}

CK_INLINE void group_q5_0(const ck_block_q5_0 *block, const prepared_q5_0 *p, int g, f32x16 w[2]) {
    (void)g;
    u8x16 q = load_bytes(block->qs);
    uint32_t bits = load_bits(block->qh);
    w[0] = product_at_high(p->levels, low_nibbles(q), mask_of_bits(bits, 0));
    w[1] = product_at_high(p->levels, high_nibbles(q), mask_of_bits(bits, 16));
}

CK_INLINE void prepare_q5_1(const ck_block_q5_1 *block, prepared_q5_1 *p) {
    p->levels = affine_levels(splat_half(&block->d), splat_half(&block->m));
}

CK_INLINE void group_q5_1(const ck_block_q5_1 *block, const prepared_q5_1 *p, int g, f32x16 w[2]) {
    (void)g;
    u8x16 q = load_bytes(block->qs);
    uint32_t bits = load_bits(block->qh);
    w[0] = affine_at_high(p->levels, low_nibbles(q), mask_of_bits(bits, 0));
    w[1] = affine_at_high(p->levels, high_nibbles(q), mask_of_bits(bits, 16));
}

typedef struct {
    f32x16 d;
} prepared_q8_0;

CK_INLINE void prepare_q8_0(const ck_block_q8_0 *block, prepared_q8_0 *p) {
    p->d = splat_half(&block->d);
}

CK_INLINE f32x16 signed_bytes_to_float(u8x16 bytes) {
    return __builtin_convertvector(__builtin_convertvector((i8x16)bytes, i32x16), f32x16);
}

CK_INLINE void group_q8_0(const ck_block_q8_0 *block, const prepared_q8_0 *p, int g, f32x16 w[2]) {
    (void)g;
    w[0] = p->d * signed_bytes_to_float(load_bytes(block->qs));
    w[1] = p->d * signed_bytes_to_float(load_bytes(block->qs + 16));
}

// Scales of the 16 groups of a block, already multiplied by d, and for the affine formats the
// products -(dmin * min).
typedef struct {
    float scales[16], offsets[16];
} prepared_q2_k, prepared_q3_k, prepared_q4_k, prepared_q5_k, prepared_q6_k;

// Stores values that are needed one at a time in all lanes: a load does that for free, whereas the
// compiler, left alone, keeps them in a register and spends shuffles, the scarcest unit here.
CK_INLINE void store_in_memory(float values[16], f32x16 v) {
    store(values, v);
    __asm__("" : "+m"(*(float (*)[16])values));
}

CK_INLINE void prepare_q2_k(const ck_block_q2_k *block, prepared_q2_k *p) {
    u8x16 bytes = load_bytes(block->scales);
    store_in_memory(p->scales, splat_half(&block->d) * to_float(widen(bytes & 15)));
    store_in_memory(p->offsets, -(splat_half(&block->dmin) * to_float(widen(bytes >> 4))));
}

// Group g: 64 weights, the pairs of bits 2 (g % 2) and the next of half g / 2.
CK_INLINE void group_q2_k(const ck_block_q2_k *block, const prepared_q2_k *p, int g, f32x16 w[4]) {
    CK_UNROLL for (int i = 0; i < 4; i++) {
        levels l = affine_levels_2(p->scales[4 * g + i], p->offsets[4 * g + i]);
        u8x16 q = load_bytes(block->qs + g / 2 * 32 + i % 2 * 16);
        w[i] = affine_at_2(l, two_bits(q, g % 2 * 2 + i / 2));
    }
}

CK_INLINE void prepare_q3_k(const ck_block_q3_k *block, prepared_q3_k *p) {
    uint32_t words[3], scales[4];
    memcpy(words, block->scales, sizeof words);
    const uint32_t nibbles = 0x0f0f0f0f, pairs = 0x03030303;
    scales[0] = (words[0] & nibbles) | (words[2] & pairs) << 4;
    scales[1] = (words[1] & nibbles) | (words[2] >> 2 & pairs) << 4;
    scales[2] = (words[0] >> 4 & nibbles) | (words[2] >> 4 & pairs) << 4;
    scales[3] = (words[1] >> 4 & nibbles) | (words[2] >> 6 & pairs) << 4;
    store_in_memory(p->scales, splat_half(&block->d) * to_float(widen(load_bytes(scales)) - 32));
}

CK_INLINE void group_q3_k(const ck_block_q3_k *block, const prepared_q3_k *p, int g, f32x16 w[4]) {
    CK_UNROLL for (int i = 0; i < 4; i++) {
        levels l = product_levels_3(p->scales[4 * g + i]);
        u8x16 q = load_bytes(block->qs + g / 2 * 32 + i % 2 * 16);
        i32x16 is_high = mask_of_bit(load_bytes(block->hmask + i % 2 * 16), 2 * g + i / 2);
        w[i] = product_at_3(l, two_bits(q, g % 2 * 2 + i / 2), is_high);
    }
}

// Eight scales, then eight offsets, from the 12 bytes of Q4_K and Q5_K; `ck_scale_min_k4` in
// vectors.
CK_INLINE f32x16 scales_and_offsets(const uint8_t bytes[12], const uint16_t *d,
                                    const uint16_t *dmin) {
    u8x16 packed = 0;
    memcpy(&packed, bytes, 12);
    // The low bits of each number, and the byte whose two highest bits are its high ones.
    u8x16 low =
        __builtin_shufflevector(packed, packed, 0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7, 8, 9, 10, 11);
    u8x16 high = __builtin_shufflevector(packed, packed, 12, 12, 12, 12, 0, 1, 2, 3, 12, 12, 12, 12,
                                         4, 5, 6, 7);
    const i32x16 shifts = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4};
    const i32x16 masks = {63, 63, 63, 63, 15, 15, 15, 15, 63, 63, 63, 63, 15, 15, 15, 15};
    i32x16 numbers = (widen(low) >> shifts & masks) | (widen(high) >> 2 & 0x30);
    f32x16 factors = __builtin_shufflevector(splat_half(d), -splat_half(dmin), 0, 1, 2, 3, 4, 5, 6,
                                             7, 24, 25, 26, 27, 28, 29, 30, 31);
    return factors * to_float(numbers);
}

CK_INLINE void prepare_q4_k(const ck_block_q4_k *block, prepared_q4_k *p) {
    store_in_memory(p->scales, scales_and_offsets(block->scales, &block->d, &block->dmin));
}

CK_INLINE void group_q4_k(const ck_block_q4_k *block, const prepared_q4_k *p, int g, f32x16 w[4]) {
    levels low = affine_levels(p->scales[2 * g], p->scales[2 * g + 8]);
    levels high = affine_levels(p->scales[2 * g + 1], p->scales[2 * g + 9]);
    u8x16 q0 = load_bytes(block->qs + 32 * g), q1 = load_bytes(block->qs + 32 * g + 16);
    w[0] = affine_at(low, low_nibbles(q0));
    w[1] = affine_at(low, low_nibbles(q1));
    w[2] = affine_at(high, high_nibbles(q0));
    w[3] = affine_at(high, high_nibbles(q1));
}

CK_INLINE void prepare_q5_k(const ck_block_q5_k *block, prepared_q5_k *p) {
    store_in_memory(p->scales, scales_and_offsets(block->scales, &block->d, &block->dmin));
}

CK_INLINE void group_q5_k(const ck_block_q5_k *block, const prepared_q5_k *p, int g, f32x16 w[4]) {
    levels low = affine_levels(p->scales[2 * g], p->scales[2 * g + 8]);
    levels high = affine_levels(p->scales[2 * g + 1], p->scales[2 * g + 9]);
    u8x16 q0 = load_bytes(block->qs + 32 * g), q1 = load_bytes(block->qs + 32 * g + 16);
    u8x16 h0 = load_bytes(block->qh), h1 = load_bytes(block->qh + 16);
    w[0] = affine_at_high(low, low_nibbles(q0), mask_of_bit(h0, 2 * g));
    w[1] = affine_at_high(low, low_nibbles(q1), mask_of_bit(h1, 2 * g));
    w[2] = affine_at_high(high, high_nibbles(q0), mask_of_bit(h0, 2 * g + 1));
    w[3] = affine_at_high(high, high_nibbles(q1), mask_of_bit(h1, 2 * g + 1));
}

CK_INLINE void prepare_q6_k(const ck_block_q6_k *block, prepared_q6_k *p) {
    store_in_memory(p->scales,
                    splat_half(&block->d) * signed_bytes_to_float(load_bytes(block->scales)));
}

// Group g: 64 weights, the low (g even) or high nibbles of half g / 2.
CK_INLINE void group_q6_k(const ck_block_q6_k *block, const prepared_q6_k *p, int g, f32x16 w[4]) {
    int half = g / 2, upper = g % 2;
    u8x32 high = load_32_bytes(block->qh + 32 * half);
    CK_UNROLL for (int i = 0; i < 2; i++) {
        u8x32 low = load_32_bytes(block->ql + 64 * half + 32 * i);
        low = upper ? low >> 4 : low & 15;
        u8x32 q = (low | (high >> (uint8_t)(4 * upper + 2 * i) & 3) << 4) - 32;
        w[2 * i] = (f32x16)(p->scales[4 * g + 2 * i]) * signed_bytes_to_float(q.lo);
        w[2 * i + 1] = (f32x16)(p->scales[4 * g + 2 * i + 1]) * signed_bytes_to_float(q.hi);
    }
}
