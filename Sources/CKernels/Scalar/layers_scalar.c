#include "../Formats/numbers.h"
#include "scalar.h"
#include <math.h>

#pragma STDC FP_CONTRACT OFF

void ck_rms_norm_scalar(float *out, const float *x, const float *weight, size_t n, float epsilon) {
    float lanes[16] = {0};
    for (size_t i = 0; i < (n + 15) / 16 * 16; i++) {
        float value = i < n ? x[i] : 0;
        lanes[i % 16] = fmaf(value, value, lanes[i % 16]);
    }
    float scale = 1.0f / sqrtf(ck_sum_lanes_scalar(lanes) / (float)n + epsilon);
    for (size_t i = 0; i < n; i++) {
        out[i] = x[i] * scale * weight[i];
    }
}

void ck_rope_scalar(float *x, const float *cosines, const float *sines, size_t heads,
                    size_t head_dimension, bool interleaved) {
    size_t pairs = head_dimension / 2;
    for (size_t h = 0; h < heads; h++, x += head_dimension) {
        for (size_t i = 0; i < pairs; i++) {
            float *first = interleaved ? x + 2 * i : x + i;
            float *second = interleaved ? first + 1 : first + pairs;
            float a = *first, b = *second;
            *first = fmaf(a, cosines[i], -(b * sines[i]));
            *second = fmaf(a, sines[i], b * cosines[i]);
        }
    }
}

// Element number `index` of a cache of type F32 or F16.
static float element(int type, const void *base, size_t index) {
    return type == CK_F16 ? ck_float_of_half(((const uint16_t *)base)[index])
                          : ((const float *)base)[index];
}

// One query: softmax(scale * q . k) weighted sum of the values of `positions` positions, of which
// the first has its keys and values at element `start`.
static void attend(const ck_attention_arguments *a, const float *query, size_t start,
                   size_t positions, float *scores, float *out) {
    size_t head_dimension = a->head_dimension, kv_stride = a->kv_stride;
    size_t bytes = ck_block_bytes(a->kv_type);
    ck_dot_scalar(a->kv_type, (const char *)a->keys + start * bytes, kv_stride * bytes, positions,
                  query, 0, 1, head_dimension, scores, 0);
    float largest = -INFINITY;
    for (size_t i = 0; i < positions; i++) {
        scores[i] = scores[i] * a->scale;
        largest = scores[i] > largest ? scores[i] : largest;
    }
    float lanes[16] = {0};
    for (size_t i = 0; i < positions; i++) {
        scores[i] = ck_exp_one_scalar(scores[i] - largest);
        lanes[i % 16] = lanes[i % 16] + scores[i];
    }
    float inverse = 1.0f / ck_sum_lanes_scalar(lanes);
    for (size_t d = 0; d < head_dimension; d++) {
        float sum = 0;
        for (size_t i = 0; i < positions; i++) {
            sum = fmaf(scores[i], element(a->kv_type, a->values, start + i * kv_stride + d), sum);
        }
        out[d] = sum * inverse;
    }
}

void ck_attention_scalar(const ck_attention_arguments *a, const ck_attention_part *part) {
    size_t dimension = a->head_dimension;
    size_t offset = part->first_head / (a->heads / a->kv_heads) * dimension;
    for (size_t t = part->first_token; t < part->first_token + part->tokens; t++) {
        size_t end = a->first_position + t + 1;
        size_t first = a->window && end > a->window ? end - a->window : 0;
        for (size_t h = part->first_head; h < part->first_head + part->heads; h++) {
            attend(a, a->queries + t * a->query_stride + h * dimension,
                   first * a->kv_stride + offset, end - first, part->scores,
                   a->out + t * a->out_stride + h * dimension);
        }
    }
}

void ck_short_convolution_scalar(const ck_convolution *a, size_t first, size_t end) {
    for (size_t t = 0; t < a->tokens; t++) {
        const float *b = a->bcx + t * a->bcx_stride, *c = b + a->n, *x = c + a->n;
        size_t position = a->first_position + t;
        for (size_t i = first; i < end; i++) {
            a->inputs[position * a->n + i] = b[i] * x[i];
            float sum = 0;
            for (size_t j = 0; j < a->taps; j++) {
                size_t back = a->taps - 1 - j;
                if (back <= position) {
                    float input = a->inputs[(position - back) * a->n + i];
                    sum = fmaf(a->kernel[i * a->taps + j], input, sum);
                }
            }
            a->out[t * a->out_stride + i] = c[i] * sum;
        }
    }
}
