#include "scalar.h"

const ck_kernels ck_kernels_scalar = {
    .decode = ck_decode_scalar,
    .dot = ck_dot_scalar,
    .dot_tokens = 1,
    .panel = ck_panel_scalar,
    .rms_norm = ck_rms_norm_scalar,
    .rope = ck_rope_scalar,
    .attention = ck_attention_scalar,
    .exp = ck_exp_scalar,
    .silu_multiply = ck_silu_multiply_scalar,
    .gelu_multiply = ck_gelu_multiply_scalar,
    .add = ck_add_scalar,
    .to_half = ck_to_half_scalar,
    .scale = ck_scale_scalar,
    .short_convolution = ck_short_convolution_scalar,
    .argmax = ck_argmax_scalar,
    .largest = ck_largest_scalar,
    .sum_exp = ck_sum_exp_scalar,
};
