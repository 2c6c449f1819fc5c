// Functions of single elements, split over the team when large enough.

#include "../Dispatch/kernels.h"
#include "split.h"

enum {
    // Elements below which the calling thread does all: about the time of a hand-over.
    SMALLEST_ACTIVATION = 8 * 1024,
    SMALLEST_SUM = 64 * 1024,
    // Shares are cut at whole cache lines.
    UNIT = 16,
};

typedef struct {
    const ck_kernels *kernels;
    float *out;
    const float *x;
    float factor;
    size_t n;
} elements;

typedef struct {
    float *out;
    const float *x;
    size_t n;
} share;

static share share_of(const elements *m, int thread, int threads) {
    size_t start = ck_share_start(m->n, UNIT, thread, threads);
    size_t end = ck_share_start(m->n, UNIT, thread + 1, threads);
    return (share){m->out + start, m->x ? m->x + start : NULL, end - start};
}

static void silu_multiply(void *context, int thread, int threads) {
    const elements *m = context;
    share s = share_of(m, thread, threads);
    m->kernels->silu_multiply(s.out, s.x, s.n);
}

static void gelu_multiply(void *context, int thread, int threads) {
    const elements *m = context;
    share s = share_of(m, thread, threads);
    m->kernels->gelu_multiply(s.out, s.x, s.n);
}

static void add(void *context, int thread, int threads) {
    const elements *m = context;
    share s = share_of(m, thread, threads);
    m->kernels->add(s.out, s.x, s.n);
}

static void scale(void *context, int thread, int threads) {
    const elements *m = context;
    share s = share_of(m, thread, threads);
    m->kernels->scale(s.out, m->factor, s.n);
}

void ck_silu_multiply(ck_team *team, float *gate, const float *up, size_t n) {
    elements m = {.kernels = ck_current_kernels(), .out = gate, .x = up, .n = n};
    ck_run_if_large(team, n, SMALLEST_ACTIVATION, silu_multiply, &m);
}

void ck_gelu_multiply(ck_team *team, float *gate, const float *up, size_t n) {
    elements m = {.kernels = ck_current_kernels(), .out = gate, .x = up, .n = n};
    ck_run_if_large(team, n, SMALLEST_ACTIVATION, gelu_multiply, &m);
}

void ck_add(ck_team *team, float *out, const float *x, size_t n) {
    elements m = {.kernels = ck_current_kernels(), .out = out, .x = x, .n = n};
    ck_run_if_large(team, n, SMALLEST_SUM, add, &m);
}

void ck_scale(ck_team *team, float *out, float factor, size_t n) {
    elements m = {.kernels = ck_current_kernels(), .out = out, .factor = factor, .n = n};
    ck_run_if_large(team, n, SMALLEST_SUM, scale, &m);
}

typedef struct {
    const ck_kernels *kernels;
    uint16_t *out;
    size_t out_stride;
    const float *x;
    size_t x_stride, n, rows;
} conversion;

static void to_half(void *context, int thread, int threads) {
    const conversion *m = context;
    size_t end = ck_share_start(m->rows, 1, thread + 1, threads);
    for (size_t row = ck_share_start(m->rows, 1, thread, threads); row < end; row++) {
        m->kernels->to_half(m->out + row * m->out_stride, m->x + row * m->x_stride, m->n);
    }
}

void ck_to_half(ck_team *team, uint16_t *out, size_t out_stride, const float *x, size_t x_stride,
                size_t n, size_t rows) {
    conversion m = {ck_current_kernels(), out, out_stride, x, x_stride, n, rows};
    ck_run_if_large(team, n * rows, SMALLEST_SUM, to_half, &m);
}

void ck_exp(float *out, const float *x, size_t n) { ck_current_kernels()->exp(out, x, n); }
