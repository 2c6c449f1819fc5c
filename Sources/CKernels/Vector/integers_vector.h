// Integers of stored weights with one row in each of 16 lanes, as Formats/integers.h defines them.
//
// 16 bytes of each of 16 rows are transposed as they are stored, so that a vector holds the same
// four bytes of all rows; what they encode is then unpacked by shifts and masks, a pair of columns
// to a lane. Bytes 0 and 2 of a word become one pair, bytes 1 and 3 the next.

typedef int8_t i8x32 __attribute__((ext_vector_type(32)));
typedef int16_t i16x16 __attribute__((ext_vector_type(16)));
typedef int16_t i16x32 __attribute__((ext_vector_type(32)));
typedef int32_t i32x4 __attribute__((ext_vector_type(4)));
typedef int32_t i32x8 __attribute__((ext_vector_type(8)));

enum { PAIRS = CK_GROUP / 2 };

// The loop over a block's parts is not unrolled: its code would not fit the cache of decoded
// instructions.
#define CK_LOOP _Pragma("clang loop unroll(disable)")

// The sums of 16 pairs of products of 16-bit numbers, added to `sums`.
CK_INLINE i32x16 dot_pairs(i32x16 sums, i32x16 a, i32x16 b) {
#if defined(__x86_64__) && CK_PARTS == 1
    return sums + (i32x16)_mm512_madd_epi16((__m512i)a, (__m512i)b);
#elif defined(__x86_64__)
    i32x8 low = (i32x8)_mm256_madd_epi16((__m256i)a.lo, (__m256i)b.lo);
    i32x8 high = (i32x8)_mm256_madd_epi16((__m256i)a.hi, (__m256i)b.hi);
    return sums + __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                                          14, 15);
#else
    // Two products fit 32 bits with room: 2 * 2^15 * 2^14.
    return sums + (a << 16 >> 16) * (b << 16 >> 16) + (a >> 16) * (b >> 16);
#endif
}

#define CK_DOT_PAIRS dot_pairs

CK_INLINE i32x4 load_4_words(const void *address) {
    i32x4 v;
    memcpy(&v, address, sizeof v);
    return v;
}

// words[j], lane r: word j of the 16 bytes at `offset` of block r.
CK_INLINE void read_words(const void *const blocks[CK_PACKED_ROWS], size_t offset,
                          i32x16 words[4]) {
    i32x16 rows[4];
    CK_UNROLL for (int q = 0; q < 4; q++) {
        i32x4 parts[4];
        CK_UNROLL for (int l = 0; l < 4; l++) {
            parts[l] = load_4_words((const char *)blocks[4 * l + q] + offset);
        }
        i32x8 low = __builtin_shufflevector(parts[0], parts[1], 0, 1, 2, 3, 4, 5, 6, 7);
        i32x8 high = __builtin_shufflevector(parts[2], parts[3], 0, 1, 2, 3, 4, 5, 6, 7);
        rows[q] = __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                                          14, 15);
    }
    i32x16 halves[4];
    CK_UNROLL for (int i = 0; i < 2; i++) {
        i32x16 a = rows[2 * i], b = rows[2 * i + 1];
        halves[i] = __builtin_shufflevector(a, b, 0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28,
                                            13, 29);
        halves[2 + i] = __builtin_shufflevector(a, b, 2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27,
                                                14, 30, 15, 31);
    }
    CK_UNROLL for (int i = 0; i < 2; i++) {
        i32x16 a = halves[2 * i], b = halves[2 * i + 1];
        words[2 * i] = __builtin_shufflevector(a, b, 0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12,
                                               13, 28, 29);
        words[2 * i + 1] = __builtin_shufflevector(a, b, 2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26,
                                                   27, 14, 15, 30, 31);
    }
}

CK_INLINE void read_8_words(const void *const blocks[CK_PACKED_ROWS], size_t offset,
                            i32x16 words[8]) {
    read_words(blocks, offset, words);
    read_words(blocks, offset + 16, words + 4);
}

// The number whose bits are the lower half of each lane.
CK_INLINE f32x16 halves_of(i32x16 words) {
    return halves_to_float(__builtin_convertvector((u32x16)words, u16x16));
}

CK_INLINE i32x16 high_halves(i32x16 words) { return (i32x16)((u32x16)words >> 16); }

// Fields of a few bits, the lowest at bit `from` of each half, moved to bit `to`.
CK_INLINE i32x16 fields(i32x16 words, int from, int to, int mask) {
    i32x16 moved = from >= to ? (i32x16)((u32x16)words >> (uint32_t)(from - to))
                              : words << (to - from);
    return moved & (mask << to) * 0x10001;
}

CK_INLINE i32x16 add_16(i32x16 a, int16_t number) {
    return (i32x16)((i16x32)a + (i16x32)(number));
}

// The nibbles of 16 bytes, the low ones first.
CK_INLINE void unpack_nibbles(const i32x16 words[4], i32x16 pairs[PAIRS]) {
    CK_UNROLL for (int j = 0; j < 4; j++) {
        CK_UNROLL for (int odd = 0; odd < 2; odd++) {
            pairs[2 * j + odd] = fields(words[j], 8 * odd, 0, 15);
            pairs[8 + 2 * j + odd] = fields(words[j], 8 * odd + 4, 0, 15);
        }
    }
}

// Bit k of `bits`, for the columns k of 32 of a row, becomes `set` or else `unset` in the upper
// bits of a number.
CK_INLINE void add_fifth_bits(i32x16 bits, int16_t set, int16_t unset, i32x16 pairs[PAIRS]) {
    CK_UNROLL for (int half = 0; half < 2; half++) {
        i32x16 some = half ? high_halves(bits) : bits & 0xffff;
        // Bits k and k + 2 lie at the same place in the two halves.
        i32x16 both = some | (some >> 2) << 16;
        CK_UNROLL for (int i = 0; i < PAIRS / 2; i++) {
            i16x32 bit = (i16x32)(both & (1 << (i / 2 * 4 + i % 2)) * 0x10001);
            i16x32 upper = bit == 0 ? (i16x32)(unset) : (i16x32)(set);
            pairs[half * PAIRS / 2 + i] |= (i32x16)upper;
        }
    }
}

// Asks for the same part of the blocks of the rows to come; all of a block at once would fill the
// queue of misses.
CK_INLINE void prefetch_part(const void *const blocks[CK_PACKED_ROWS], size_t bytes, int part,
                             int parts, size_t ahead) {
    size_t share = bytes / (size_t)parts;
    CK_UNROLL for (int r = 0; r < CK_PACKED_ROWS; r++) {
        prefetch((const char *)blocks[r] + (size_t)part * share, share, ahead);
    }
}

// For each format: BLOCK_GROUPS_* of a block and PARTS_* in which it is read; `read_*`, which reads
// a part's bytes; `unpack_*`, the pairs of group g of a part; `factors_*`, the scales and offsets
// of a block's groups.
typedef const void *const *blocks_16;

enum { BLOCK_GROUPS_q4_0 = 1, PARTS_q4_0 = 1, OFFSETS_q4_0 = 0 };
typedef struct {
    i32x16 qs[4];
} words_q4_0, words_q4_1;

CK_INLINE void read_q4_0(blocks_16 blocks, int part, words_q4_0 *words) {
    (void)part;
    read_words(blocks, offsetof(ck_block_q4_0, qs), words->qs);
}

CK_INLINE void unpack_q4_0(const words_q4_0 *words, int part, int g, i32x16 pairs[PAIRS]) {
    (void)part, (void)g;
    unpack_nibbles(words->qs, pairs);
    CK_UNROLL for (int i = 0; i < PAIRS; i++) { pairs[i] = add_16(pairs[i], -8); }
}

CK_INLINE void factors_q4_0(blocks_16 blocks, f32x16 scales[1], f32x16 offsets[1]) {
    i32x16 head[4];
    read_words(blocks, 0, head);
    scales[0] = halves_of(head[0]);
    offsets[0] = 0;
}

enum { BLOCK_GROUPS_q4_1 = 1, PARTS_q4_1 = 1, OFFSETS_q4_1 = 1 };

CK_INLINE void read_q4_1(blocks_16 blocks, int part, words_q4_1 *words) {
    (void)part;
    read_words(blocks, offsetof(ck_block_q4_1, qs), words->qs);
}

CK_INLINE void unpack_q4_1(const words_q4_1 *words, int part, int g, i32x16 pairs[PAIRS]) {
    (void)part, (void)g;
    unpack_nibbles(words->qs, pairs);
}

CK_INLINE void factors_q4_1(blocks_16 blocks, f32x16 scales[1], f32x16 offsets[1]) {
    i32x16 head[4];
    read_words(blocks, 0, head);
    scales[0] = halves_of(head[0]);
    offsets[0] = halves_of(high_halves(head[0]));
}

enum { BLOCK_GROUPS_q5_0 = 1, PARTS_q5_0 = 1, OFFSETS_q5_0 = 0 };
typedef struct {
    i32x16 qs[4], qh;
} words_q5_0, words_q5_1;

CK_INLINE void read_q5_0(blocks_16 blocks, int part, words_q5_0 *words) {
    (void)part;
    i32x16 head[4];
    read_words(blocks, 0, head);
    words->qh = high_halves(head[0]) | head[1] << 16;
    read_words(blocks, offsetof(ck_block_q5_0, qs), words->qs);
}

CK_INLINE void unpack_q5_0(const words_q5_0 *words, int part, int g, i32x16 pairs[PAIRS]) {
    (void)part, (void)g;
    unpack_nibbles(words->qs, pairs);
    add_fifth_bits(words->qh, 0, -16, pairs);
}

CK_INLINE void factors_q5_0(blocks_16 blocks, f32x16 scales[1], f32x16 offsets[1]) {
    factors_q4_0(blocks, scales, offsets);
}

enum { BLOCK_GROUPS_q5_1 = 1, PARTS_q5_1 = 1, OFFSETS_q5_1 = 1 };

CK_INLINE void read_q5_1(blocks_16 blocks, int part, words_q5_1 *words) {
    (void)part;
    i32x16 head[4];
    read_words(blocks, 0, head);
    words->qh = head[1];
    read_words(blocks, offsetof(ck_block_q5_1, qs), words->qs);
}

CK_INLINE void unpack_q5_1(const words_q5_1 *words, int part, int g, i32x16 pairs[PAIRS]) {
    (void)part, (void)g;
    unpack_nibbles(words->qs, pairs);
    add_fifth_bits(words->qh, 16, 0, pairs);
}

CK_INLINE void factors_q5_1(blocks_16 blocks, f32x16 scales[1], f32x16 offsets[1]) {
    factors_q4_1(blocks, scales, offsets);
}

enum { BLOCK_GROUPS_q8_0 = 1, PARTS_q8_0 = 1, OFFSETS_q8_0 = 0 };
typedef struct {
    i32x16 qs[8];
} words_q8_0;

CK_INLINE void read_q8_0(blocks_16 blocks, int part, words_q8_0 *words) {
    (void)part;
    read_8_words(blocks, offsetof(ck_block_q8_0, qs), words->qs);
}

CK_INLINE void unpack_q8_0(const words_q8_0 *words, int part, int g, i32x16 pairs[PAIRS]) {
    (void)part, (void)g;
    CK_UNROLL for (int j = 0; j < 8; j++) {
        i16x32 bytes = (i16x32)words->qs[j];
        pairs[2 * j] = (i32x16)((bytes << 8) >> 8);
        pairs[2 * j + 1] = (i32x16)(bytes >> 8);
    }
}

CK_INLINE void factors_q8_0(blocks_16 blocks, f32x16 scales[1], f32x16 offsets[1]) {
    factors_q4_0(blocks, scales, offsets);
}

// A part of Q4_K and Q5_K: two groups, in the low and the high nibbles of 32 bytes.
enum { BLOCK_GROUPS_q4_k = 8, PARTS_q4_k = 4, OFFSETS_q4_k = 1 };
typedef struct {
    i32x16 qs[8];
} words_q4_k;

CK_INLINE void read_q4_k(blocks_16 blocks, int part, words_q4_k *words) {
    read_8_words(blocks, offsetof(ck_block_q4_k, qs) + 32 * (size_t)part, words->qs);
}

CK_INLINE void unpack_q4_k(const words_q4_k *words, int part, int g, i32x16 pairs[PAIRS]) {
    (void)part;
    CK_UNROLL for (int i = 0; i < PAIRS; i++) {
        pairs[i] = fields(words->qs[i / 2], 8 * (i % 2) + 4 * g, 0, 15);
    }
}

CK_INLINE f32x16 bytes_to_float(i32x16 words, int index) {
    return to_float((i32x16)((u32x16)words >> (uint32_t)(8 * index)) & 255);
}

// `ck_scale_min_k4` for all groups; the block starts with d, dmin and the 12 bytes.
CK_INLINE void factors_q4_k(blocks_16 blocks, f32x16 scales[8], f32x16 offsets[8]) {
    i32x16 head[4];
    read_words(blocks, 0, head);
    f32x16 d = halves_of(head[0]), dmin = -halves_of(high_halves(head[0]));
    const int six = 0x3f3f3f3f, four = 0x0f0f0f0f, two = 0x30303030;
    i32x16 numbers[4] = {
        head[1] & six,
        (head[3] & four) | (head[1] >> 2 & two),
        head[2] & six,
        (head[3] >> 4 & four) | (head[2] >> 2 & two),
    };
    CK_UNROLL for (int g = 0; g < 8; g++) {
        scales[g] = d * bytes_to_float(numbers[g / 4], g % 4);
        offsets[g] = dmin * bytes_to_float(numbers[2 + g / 4], g % 4);
    }
}

enum { BLOCK_GROUPS_q5_k = 8, PARTS_q5_k = 4, OFFSETS_q5_k = 1 };
typedef struct {
    i32x16 qs[8], qh[8];
} words_q5_k;

CK_INLINE void read_q5_k(blocks_16 blocks, int part, words_q5_k *words) {
    read_8_words(blocks, offsetof(ck_block_q5_k, qs) + 32 * (size_t)part, words->qs);
    read_8_words(blocks, offsetof(ck_block_q5_k, qh), words->qh);
    // The part's bits become the two lowest of each byte.
    CK_UNROLL for (int j = 0; j < 8; j++) { words->qh[j] >>= 2 * part; }
}

CK_INLINE void unpack_q5_k(const words_q5_k *words, int part, int g, i32x16 pairs[PAIRS]) {
    (void)part;
    CK_UNROLL for (int i = 0; i < PAIRS; i++) {
        pairs[i] = fields(words->qs[i / 2], 8 * (i % 2) + 4 * g, 0, 15) |
                   fields(words->qh[i / 2], 8 * (i % 2) + g, 4, 1);
    }
}

CK_INLINE void factors_q5_k(blocks_16 blocks, f32x16 scales[8], f32x16 offsets[8]) {
    factors_q4_k(blocks, scales, offsets);
}

// Multiplies 16 columns by their scale, byte `index` of the words.
CK_INLINE void multiply_by_scale(i32x16 words, int index, i32x16 pairs[PAIRS / 2]) {
    i32x16 scale = words << (24 - 8 * index) >> 24;
    i16x32 of_pair = (i16x32)((scale & 0xffff) | scale << 16);
    CK_UNROLL for (int i = 0; i < PAIRS / 2; i++) {
        pairs[i] = (i32x16)((i16x32)pairs[i] * of_pair);
    }
}

// A part of Q3_K and Q6_K: four groups, half a block.
enum { BLOCK_GROUPS_q3_k = 8, PARTS_q3_k = 2, OFFSETS_q3_k = 0 };
typedef struct {
    i32x16 qs[8], hmask[8], scales[2];
} words_q3_k;

CK_INLINE void read_q3_k(blocks_16 blocks, int part, words_q3_k *words) {
    read_8_words(blocks, offsetof(ck_block_q3_k, qs) + 32 * (size_t)part, words->qs);
    read_8_words(blocks, offsetof(ck_block_q3_k, hmask), words->hmask);
    // The part's bits become the four lowest of each byte.
    CK_UNROLL for (int j = 0; j < 8; j++) { words->hmask[j] >>= 4 * part; }
    // The last 16 bytes of a block: two of the weights, 12 of the scales, d.
    i32x16 tail[4], packed[3];
    read_words(blocks, sizeof(ck_block_q3_k) - 16, tail);
    CK_UNROLL for (int i = 0; i < 3; i++) {
        packed[i] = high_halves(tail[i]) | tail[i + 1] << 16;
    }
    // `ck_scale_q3_k` for eight groups of 16 weights.
    CK_UNROLL for (int i = 0; i < 2; i++) {
        i32x16 low = packed[i] >> (4 * part) & 0x0f0f0f0f;
        i32x16 high = packed[2] >> (4 * part + 2 * i) & 0x03030303;
        // Less 32 in each byte: no byte borrows, since bit 7 is set meanwhile.
        const u32x16 top = 0x80808080;
        words->scales[i] = (i32x16)((((u32x16)(low | high << 4) | top) - 0x20202020) ^ top);
    }
}

CK_INLINE void unpack_q3_k(const words_q3_k *words, int part, int g, i32x16 pairs[PAIRS]) {
    (void)part;
    CK_UNROLL for (int i = 0; i < PAIRS; i++) {
        i32x16 q = fields(words->qs[i / 2], 8 * (i % 2) + 2 * g, 0, 3) |
                   fields(words->hmask[i / 2], 8 * (i % 2) + g, 2, 1);
        pairs[i] = add_16(q, -4);
    }
    multiply_by_scale(words->scales[g / 2], g % 2 * 2, pairs);
    multiply_by_scale(words->scales[g / 2], g % 2 * 2 + 1, pairs + PAIRS / 2);
}

// d is the last member of both formats.
CK_INLINE void factors_at_end(blocks_16 blocks, size_t block_bytes, f32x16 scales[8],
                              f32x16 offsets[8]) {
    i32x16 tail[4];
    read_words(blocks, block_bytes - 16, tail);
    CK_UNROLL for (int g = 0; g < 8; g++) {
        scales[g] = halves_of(high_halves(tail[3]));
        offsets[g] = 0;
    }
}

CK_INLINE void factors_q3_k(blocks_16 blocks, f32x16 scales[8], f32x16 offsets[8]) {
    factors_at_end(blocks, sizeof(ck_block_q3_k), scales, offsets);
}

enum { BLOCK_GROUPS_q6_k = 8, PARTS_q6_k = 2, OFFSETS_q6_k = 0 };
typedef struct {
    i32x16 ql[16], qh[8], scales[2];
} words_q6_k;

CK_INLINE void read_q6_k(blocks_16 blocks, int part, words_q6_k *words) {
    size_t low = offsetof(ck_block_q6_k, ql) + 64 * (size_t)part;
    read_8_words(blocks, low, words->ql);
    read_8_words(blocks, low + 32, words->ql + 8);
    read_8_words(blocks, offsetof(ck_block_q6_k, qh) + 32 * (size_t)part, words->qh);
    // The part's eight scales are the last eight bytes.
    i32x16 scales[4];
    read_words(blocks, offsetof(ck_block_q6_k, scales) - 8 + 8 * (size_t)part, scales);
    words->scales[0] = scales[2];
    words->scales[1] = scales[3];
}

CK_INLINE void unpack_q6_k(const words_q6_k *words, int part, int g, i32x16 pairs[PAIRS]) {
    (void)part;
    CK_UNROLL for (int i = 0; i < PAIRS; i++) {
        i32x16 q = fields(words->ql[g % 2 * 8 + i / 2], 8 * (i % 2) + g / 2 * 4, 0, 15) |
                   fields(words->qh[i / 2], 8 * (i % 2) + 2 * g, 4, 3);
        pairs[i] = add_16(q, -32);
    }
    i32x16 scales = words->scales[g / 2];
    multiply_by_scale(scales, g % 2 * 2, pairs);
    multiply_by_scale(scales, g % 2 * 2 + 1, pairs + PAIRS / 2);
}

CK_INLINE void factors_q6_k(blocks_16 blocks, f32x16 scales[8], f32x16 offsets[8]) {
    factors_at_end(blocks, sizeof(ck_block_q6_k), scales, offsets);
}
