#pragma once
// The scalar twin of every kernel: plain loops from the definitions, the oracle of the others.

#include "../Dispatch/kernels.h"

void ck_decode_scalar(int type, const void *row, float *out, size_t columns);
void ck_dot_scalar(int type, const void *weights, size_t row_bytes, size_t rows, const float *x,
                   size_t x_stride, size_t tokens, size_t columns, float *out, size_t out_stride);
void ck_panel_scalar(const ck_panel *panel);
void ck_round_scalar(const float *x, size_t columns, int16_t *values, float *sums, float *scale);
void ck_dot_integers_scalar(int type, const void *weights, size_t row_bytes, size_t rows,
                            const ck_rounded *x, size_t first_token, size_t tokens, size_t columns,
                            float *out, size_t out_stride);
void ck_pack_scalar(int type, const void *weights, size_t row_bytes, size_t rows, size_t columns,
                    ck_packed_group *out);
void ck_integer_panel_scalar(const ck_integer_panel *panel);
// A row's product with inputs that are rounded on the way: slow, but without memory for them.
float ck_dot_unrounded_scalar(int type, const void *row, const float *x, size_t columns);
void ck_rms_norm_scalar(float *out, const float *x, const float *weight, size_t n, float epsilon);
void ck_rope_scalar(float *x, const float *cosines, const float *sines, size_t heads,
                    size_t head_dimension, bool interleaved);
void ck_attention_scalar(const ck_attention_arguments *arguments, const ck_attention_part *part);
float ck_exp_one_scalar(float x);
void ck_exp_scalar(float *out, const float *x, size_t n);
void ck_silu_multiply_scalar(float *gate, const float *up, size_t n);
void ck_gelu_multiply_scalar(float *gate, const float *up, size_t n);
void ck_add_scalar(float *out, const float *x, size_t n);
void ck_to_half_scalar(uint16_t *out, const float *x, size_t n);
void ck_scale_scalar(float *out, float factor, size_t n);
void ck_short_convolution_scalar(const ck_convolution *arguments, size_t first, size_t end);
size_t ck_argmax_scalar(const float *x, size_t n);
float ck_largest_scalar(const float *x, size_t n);
double ck_sum_exp_scalar(const float *x, size_t n, float largest);

// Adds 16 lanes in the fixed tree: lane l + lane l + 8, then + 4, + 2, + 1.
float ck_sum_lanes_scalar(const float lanes[16]);
