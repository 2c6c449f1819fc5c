#if defined(__aarch64__)

#include "../Dispatch/kernels.h"
#include "../Formats/formats.h"
#include "../Formats/integers.h"
#include <math.h>
#include <string.h>

// 3 x 2 sums of four registers each, and 3 for weights and inputs, of 32.
#define CK_PARTS 4
#define CK_TILE_ROWS 3
#define CK_TILE_TOKENS 2
#define CK_DOT_TOKENS 1
#define CK_DIRECT_TOKENS 2

#define CK_INTEGER(name) name##_pairs
#define CK_INTEGER_VECTORS 1
#define CK_INTEGER_TOKENS 2

#include "kernels_vector.h"

const ck_kernels ck_kernels_neon = CK_VECTOR_KERNELS(pairs);

#endif
