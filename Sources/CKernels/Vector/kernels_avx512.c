#if defined(__x86_64__)

#include "../Dispatch/kernels.h"
#include "../Formats/formats.h"
#include "../Formats/integers.h"
#include <immintrin.h>
#include <math.h>
#include <string.h>

#pragma clang attribute push(                                                                      \
    __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c"))),                   \
    apply_to = function)

// 6 x 4 sums of one register each, and 5 for weights and inputs, of 32.
#define CK_PARTS 1
#define CK_TILE_ROWS 6
#define CK_TILE_TOKENS 4
#define CK_DOT_TOKENS 4
#define CK_DIRECT_TOKENS 7
#define CK_LOOKUP(table, index) ((f32x16)_mm512_permutexvar_ps((__m512i)(index), (__m512)(table)))
#define CK_LOOKUP_2(table, index) ((f32x16)_mm512_permutevar_ps((__m512)(table), (__m512i)(index)))

#define CK_INTEGER(name) name##_pairs
#define CK_INTEGER_VECTORS 2
#define CK_INTEGER_TOKENS 6

#include "kernels_vector.h"

#pragma clang attribute pop

const ck_kernels ck_kernels_avx512 = CK_VECTOR_KERNELS(pairs);

// The products of integers once more, with VNNI.
#pragma clang attribute push(                                                                      \
    __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx2,fma,f16c"))),        \
    apply_to = function)

// In assembly, since the compiler takes the intrinsic apart into a product and a sum.
CK_INLINE i32x16 dot_pairs_vnni(i32x16 sums, i32x16 a, i32x16 b) {
    __asm__("vpdpwssd %2, %1, %0" : "+v"(sums) : "v"(a), "v"(b));
    return sums;
}

#undef CK_INTEGER
#define CK_INTEGER(name) name##_vnni
#undef CK_DOT_PAIRS
#define CK_DOT_PAIRS dot_pairs_vnni

#include "integer_products_vector.h"

#pragma clang attribute pop

const ck_kernels ck_kernels_avx512_vnni = CK_VECTOR_KERNELS(vnni);

#endif
