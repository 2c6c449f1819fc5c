#if defined(__x86_64__)

#include "../Dispatch/kernels.h"
#include "../Formats/formats.h"
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

#include "kernels_vector.h"

#pragma clang attribute pop

const ck_kernels ck_kernels_avx512 = CK_VECTOR_KERNELS;

#endif
