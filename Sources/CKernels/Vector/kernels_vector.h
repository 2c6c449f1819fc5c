// All kernels of the including file, which has set the target and the size of a tile.

#include "vector.h"

#include "decode_vector.h"

#include "products_vector.h"

#include "elementwise_vector.h"

#include "layers_vector.h"

#include "attention_vector.h"

#define CK_VECTOR_KERNELS                                                                          \
    {                                                                                              \
        .decode = decode,                                                                          \
        .dot = dot,                                                                                \
        .dot_tokens = CK_DIRECT_TOKENS,                                  \
        .panel = panel,                                                                            \
        .rms_norm = rms_norm,                                                                      \
        .rope = rope,                                                                              \
        .attention = attention,                                                                    \
        .exp = exponential,                                                                        \
        .silu_multiply = silu_multiply,                                                            \
        .gelu_multiply = gelu_multiply,                                                            \
        .add = add,                                                                                \
        .scale = scale,                                                                            \
        .short_convolution = short_convolution,                                                    \
        .argmax = argmax,                                                                          \
    }
