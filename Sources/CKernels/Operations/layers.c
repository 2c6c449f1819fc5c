// Normalisation, rotary positions and the short convolution, split over the team when large enough.

#include "../Dispatch/kernels.h"
#include "split.h"

enum {
    // Elements below which the calling thread does all: about the time of a hand-over.
    SMALLEST_SPLIT = 16 * 1024,
    // Channels of a convolution are cut at whole cache lines.
    CHANNEL_UNIT = 16,
};

typedef struct {
    const ck_kernels *kernels;
    float *out;
    size_t out_stride;
    const float *x;
    size_t x_stride;
    const float *weight;
    size_t n, rows;
    float epsilon;
} rms_norm;

static void normalise(void *context, int thread, int threads) {
    const rms_norm *m = context;
    size_t end = ck_share_start(m->rows, 1, thread + 1, threads);
    for (size_t row = ck_share_start(m->rows, 1, thread, threads); row < end; row++) {
        m->kernels->rms_norm(m->out + row * m->out_stride, m->x + row * m->x_stride, m->weight,
                             m->n, m->epsilon);
    }
}

void ck_rms_norm(ck_team *team, float *out, size_t out_stride, const float *x, size_t x_stride,
                 const float *weight, size_t n, size_t rows, float epsilon) {
    rms_norm m = {ck_current_kernels(), out, out_stride, x, x_stride, weight, n, rows, epsilon};
    ck_run_if_large(team, n * rows, SMALLEST_SPLIT, normalise, &m);
}

typedef struct {
    const ck_kernels *kernels;
    float *x;
    size_t x_stride;
    const float *cosines, *sines;
    size_t tokens, heads, head_dimension;
    bool interleaved;
} rope;

static void rotate(void *context, int thread, int threads) {
    const rope *m = context;
    size_t end = ck_share_start(m->tokens, 1, thread + 1, threads);
    size_t pairs = m->head_dimension / 2;
    for (size_t t = ck_share_start(m->tokens, 1, thread, threads); t < end; t++) {
        m->kernels->rope(m->x + t * m->x_stride, m->cosines + t * pairs, m->sines + t * pairs,
                         m->heads, m->head_dimension, m->interleaved);
    }
}

void ck_rope(ck_team *team, float *x, size_t x_stride, const float *cosines, const float *sines,
             size_t tokens, size_t heads, size_t head_dimension, bool interleaved) {
    rope m = {ck_current_kernels(), x,          x_stride, cosines, sines, tokens, heads,
              head_dimension,       interleaved};
    ck_run_if_large(team, tokens * heads * head_dimension, SMALLEST_SPLIT, rotate, &m);
}

typedef struct {
    const ck_kernels *kernels;
    ck_convolution arguments;
} convolution;

static void convolve(void *context, int thread, int threads) {
    const convolution *m = context;
    size_t n = m->arguments.n;
    m->kernels->short_convolution(&m->arguments, ck_share_start(n, CHANNEL_UNIT, thread, threads),
                                  ck_share_start(n, CHANNEL_UNIT, thread + 1, threads));
}

void ck_short_convolution(ck_team *team, float *out, size_t out_stride, const float *bcx,
                          size_t bcx_stride, float *inputs, const float *kernel, size_t n,
                          size_t taps, size_t first_position, size_t tokens) {
    convolution m = {
        ck_current_kernels(),
        {out, out_stride, bcx, bcx_stride, inputs, kernel, n, taps, first_position, tokens}};
    ck_run_if_large(team, n * tokens, SMALLEST_SPLIT, convolve, &m);
}
