#if defined(__x86_64__)

#include "../Dispatch/kernels.h"
#include "../Formats/formats.h"
#include "../Formats/integers.h"
#include <immintrin.h>
#include <math.h>
#include <string.h>

#pragma clang attribute push(__attribute__((target("avx2,fma,f16c"))), apply_to = function)

// 3 x 2 sums of two registers each, and 3 for weights and inputs, of 16.
#define CK_PARTS 2
#define CK_TILE_ROWS 3
#define CK_TILE_TOKENS 2
#define CK_DOT_TOKENS 1
#define CK_DIRECT_TOKENS 2

#define CK_INTEGER(name) name##_pairs
#define CK_INTEGER_VECTORS 1
#define CK_INTEGER_TOKENS 2

#include "kernels_vector.h"

#pragma clang attribute pop

const ck_kernels ck_kernels_avx2 = CK_VECTOR_KERNELS(pairs);

#endif
