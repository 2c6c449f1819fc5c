// Dot products with the 16 lane sums that all kernels share.

#include "scalar.h"
#include <math.h>

#pragma STDC FP_CONTRACT OFF

// Weights decoded at a time: a multiple of every format's block and of the lanes.
enum { CHUNK = 256 };

float ck_sum_lanes_scalar(const float lanes[16]) {
    float sums[16];
    for (int l = 0; l < 16; l++) {
        sums[l] = lanes[l];
    }
    for (int width = 8; width >= 1; width /= 2) {
        for (int l = 0; l < width; l++) {
            sums[l] = sums[l] + sums[l + width];
        }
    }
    return sums[0];
}

// Adds n products to the lanes, the first to lane 0. An incomplete last group of 16 is filled up
// with zeros.
static void multiply_add(float lanes[16], const float *weights, const float *x, size_t n) {
    for (size_t i = 0; i < (n + 15) / 16 * 16; i++) {
        float w = i < n ? weights[i] : 0, value = i < n ? x[i] : 0;
        lanes[i % 16] = fmaf(w, value, lanes[i % 16]);
    }
}

static float dot(int type, const uint8_t *row, const float *x, size_t columns) {
    size_t chunk_bytes = CHUNK / ck_block_elements(type) * ck_block_bytes(type);
    float lanes[16] = {0};
    for (size_t first = 0; first < columns; first += CHUNK, row += chunk_bytes) {
        size_t n = columns - first < CHUNK ? columns - first : CHUNK;
        float decoded[CHUNK];
        ck_decode_scalar(type, row, decoded, n);
        multiply_add(lanes, decoded, x + first, n);
    }
    return ck_sum_lanes_scalar(lanes);
}

void ck_dot_scalar(int type, const void *weights, size_t row_bytes, size_t rows, const float *x,
                   size_t x_stride, size_t tokens, size_t columns, float *out, size_t out_stride) {
    for (size_t t = 0; t < tokens; t++) {
        for (size_t r = 0; r < rows; r++) {
            out[t * out_stride + r] =
                dot(type, (const uint8_t *)weights + r * row_bytes, x + t * x_stride, columns);
        }
    }
}

void ck_panel_scalar(const ck_panel *panel) {
    for (size_t t = 0; t < panel->tokens; t++) {
        for (size_t r = 0; r < panel->rows; r++) {
            float lanes[16] = {0};
            multiply_add(lanes, panel->weights + r * panel->weight_stride,
                         panel->x + t * panel->x_stride, panel->columns);
            float value = ck_sum_lanes_scalar(lanes);
            if (panel->bias) {
                value = value + panel->bias[r];
            }
            float *y = panel->y + t * panel->y_stride + r;
            *y = panel->accumulate ? *y + value : value;
        }
    }
}
