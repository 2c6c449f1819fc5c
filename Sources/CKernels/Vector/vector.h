// Vectors of 16 lanes and the operations on them, for a file that defines one instruction set.
//
// Written with the compiler's vector types: a vector of 64 bytes becomes one, two or four
// registers. Everything here is inlined into functions that carry the file's target attribute.

#pragma STDC FP_CONTRACT OFF
// Vectors wider than a register are never passed between functions, so their ABI does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

#define CK_INLINE static inline __attribute__((always_inline, unused))
#define CK_UNROLL _Pragma("clang loop unroll(full)")

typedef float f32x16 __attribute__((ext_vector_type(16)));
typedef float f32x8 __attribute__((ext_vector_type(8)));
typedef float f32x4 __attribute__((ext_vector_type(4)));
typedef float f32x2 __attribute__((ext_vector_type(2)));
typedef int32_t i32x16 __attribute__((ext_vector_type(16)));
typedef uint32_t u32x16 __attribute__((ext_vector_type(16)));
typedef uint8_t u8x16 __attribute__((ext_vector_type(16)));
typedef uint8_t u8x32 __attribute__((ext_vector_type(32)));
typedef int8_t i8x16 __attribute__((ext_vector_type(16)));
typedef uint16_t u16x16 __attribute__((ext_vector_type(16)));
typedef _Float16 f16x16 __attribute__((ext_vector_type(16)));

enum { LANES = 16 };

static const i32x16 lane_numbers = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

CK_INLINE f32x16 load(const float *address) {
    f32x16 v;
    memcpy(&v, address, sizeof v);
    return v;
}

CK_INLINE void store(float *address, f32x16 v) { memcpy(address, &v, sizeof v); }

// The first n < 16 lanes; the others are zero.
CK_INLINE f32x16 load_first(const float *address, size_t n) {
    f32x16 v = 0;
    memcpy(&v, address, n * sizeof(float));
    return v;
}

CK_INLINE void store_first(float *address, f32x16 v, size_t n) {
    memcpy(address, &v, n * sizeof(float));
}

CK_INLINE u8x16 load_bytes(const void *address) {
    u8x16 v;
    memcpy(&v, address, sizeof v);
    return v;
}

CK_INLINE u8x32 load_32_bytes(const void *address) {
    u8x32 v;
    memcpy(&v, address, sizeof v);
    return v;
}

CK_INLINE i32x16 widen(u8x16 bytes) { return __builtin_convertvector(bytes, i32x16); }

CK_INLINE f32x16 to_float(i32x16 integers) { return __builtin_convertvector(integers, f32x16); }

CK_INLINE f32x16 fma16(f32x16 a, f32x16 b, f32x16 c) { return __builtin_elementwise_fma(a, b, c); }

CK_INLINE f32x16 halves_to_float(u16x16 halves) {
    return __builtin_convertvector((f16x16)halves, f32x16);
}

// Rounded to nearest, ties to even.
CK_INLINE u16x16 float_to_halves(f32x16 floats) {
    return (u16x16)__builtin_convertvector(floats, f16x16);
}

CK_INLINE f32x16 bfloats_to_float(u16x16 bfloats) {
    return (f32x16)(__builtin_convertvector(bfloats, u32x16) << 16);
}

// A half-precision number in all lanes.
CK_INLINE f32x16 splat_half(const uint16_t *half) { return halves_to_float((u16x16)(*half)); }

// The lanes added in the fixed tree: lane l + lane l + 8, then + 4, + 2, + 1.
CK_INLINE float sum_lanes(f32x16 v) {
    f32x8 eight = v.lo + v.hi;
    f32x4 four = eight.lo + eight.hi;
    f32x2 two = four.lo + four.hi;
    return two.x + two.y;
}

// The sums of the lanes of 8 vectors, each by the tree of `sum_lanes`.
CK_INLINE f32x8 sum_lanes_of_8(const f32x16 v[8]) {
    f32x8 eight[8], four[4], two[2];
    CK_UNROLL for (int i = 0; i < 8; i++) { eight[i] = v[i].lo + v[i].hi; }
    // Vector i and vector i + 4 share one: its halves of four lanes belong to one each.
    CK_UNROLL for (int i = 0; i < 4; i++) {
        four[i] = __builtin_shufflevector(eight[i], eight[i + 4], 0, 1, 2, 3, 8, 9, 10, 11) +
                  __builtin_shufflevector(eight[i], eight[i + 4], 4, 5, 6, 7, 12, 13, 14, 15);
    }
    CK_UNROLL for (int i = 0; i < 2; i++) {
        two[i] = __builtin_shufflevector(four[i], four[i + 2], 0, 1, 8, 9, 4, 5, 12, 13) +
                 __builtin_shufflevector(four[i], four[i + 2], 2, 3, 10, 11, 6, 7, 14, 15);
    }
    return __builtin_shufflevector(two[0], two[1], 0, 8, 2, 10, 4, 12, 6, 14) +
           __builtin_shufflevector(two[0], two[1], 1, 9, 3, 11, 5, 13, 7, 15);
}
