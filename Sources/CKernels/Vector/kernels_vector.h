// All kernels of the including file, which has set the target and:
//
// CK_PARTS          registers that 16 lanes take
// CK_TILE_ROWS      rows and
// CK_TILE_TOKENS    tokens of a tile of a matrix product, 2 or 4: their sums stay in registers
// CK_DOT_TOKENS     tokens whose sums with four rows do so too, 1 or 4
// CK_DIRECT_TOKENS  up to how many tokens products straight from the stored weights are faster
// CK_INTEGER_*      what integer_products_vector.h names
// CK_LOOKUP         optional, with CK_LOOKUP_2: see decode_vector.h

#include "vector.h"

#include "decode_vector.h"

#include "dot_vector.h"

#include "panel_vector.h"

#include "integers_vector.h"

#include "pack_vector.h"

#include "integer_products_vector.h"

#include "elementwise_vector.h"

#include "reductions_vector.h"

#include "layers_vector.h"

#include "attention_vector.h"

#define CK_VECTOR_KERNELS(integers)                                                                \
    {                                                                                              \
        .decode = decode,                                                                          \
        .dot = dot,                                                                                \
        .dot_tokens = CK_DIRECT_TOKENS,                                                            \
        .panel = panel,                                                                            \
        .round = round_inputs,                                                                     \
        .dot_integers = dot_integers_##integers,                                                   \
        .pack = pack,                                                                              \
        .integer_panel = integer_panel_##integers,                                                 \
        .rms_norm = rms_norm,                                                                      \
        .rope = rope,                                                                              \
        .attention = attention,                                                                    \
        .exp = exponential,                                                                        \
        .silu_multiply = silu_multiply,                                                            \
        .gelu_multiply = gelu_multiply,                                                            \
        .add = add,                                                                                \
        .to_half = to_half,                                                                        \
        .scale = scale,                                                                            \
        .short_convolution = short_convolution,                                                    \
        .argmax = argmax,                                                                          \
        .largest = largest,                                                                        \
        .sum_exp = sum_exp,                                                                        \
    }
