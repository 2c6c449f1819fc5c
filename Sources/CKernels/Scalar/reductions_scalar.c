#include "../Formats/numbers.h"
#include "scalar.h"
#include <math.h>

#pragma STDC FP_CONTRACT OFF

size_t ck_argmax_scalar(const float *x, size_t n) {
    size_t best = 0;
    bool found = false;
    for (size_t i = 0; i < n; i++) {
        if (x[i] == x[i] && (!found || x[i] > x[best])) {
            best = i;
            found = true;
        }
    }
    return best;
}

float ck_largest_scalar(const float *x, size_t n) {
    float largest = -INFINITY;
    for (size_t i = 0; i < n; i++) {
        if (x[i] != x[i]) {
            return NAN;
        }
        largest = x[i] > largest ? x[i] : largest;
    }
    return largest;
}

// As ck_exp_one_scalar, for x <= 0, with the Taylor polynomial of degree 12: its remainder is below
// 2e-16 of the value. Arguments below -708 count as -708, which a sum of 1 or more does not show.
static double exp_of_difference(double x) {
    if (x < -708.0) {
        x = -708.0;
    }
    const double magic = 0x1.8p52;
    double shifted = fma(x, 0x1.71547652b82fep+0, magic);
    double n = shifted - magic;
    double r = fma(n, -0x1.62e42fefa3800p-1, x);
    r = fma(n, -0x1.ef35793c76730p-45, r);
    double p = 1.0 / 479001600;
    p = fma(p, r, 1.0 / 39916800);
    p = fma(p, r, 1.0 / 3628800);
    p = fma(p, r, 1.0 / 362880);
    p = fma(p, r, 1.0 / 40320);
    p = fma(p, r, 1.0 / 5040);
    p = fma(p, r, 1.0 / 720);
    p = fma(p, r, 1.0 / 120);
    p = fma(p, r, 1.0 / 24);
    p = fma(p, r, 1.0 / 6);
    p = fma(p, r, 0.5);
    p = fma(p, r, 1.0);
    p = fma(p, r, 1.0);
    uint64_t bits, offset;
    memcpy(&bits, &shifted, sizeof bits);
    memcpy(&offset, &magic, sizeof offset);
    uint64_t scale_bits = (bits - offset + 1023) << 52;
    double scale;
    memcpy(&scale, &scale_bits, sizeof scale);
    return p * scale;
}

double ck_sum_exp_scalar(const float *x, size_t n, float largest) {
    double lanes[16] = {0};
    for (size_t i = 0; i < n; i++) {
        lanes[i % 16] = lanes[i % 16] + exp_of_difference((double)x[i] - (double)largest);
    }
    for (int width = 8; width >= 1; width /= 2) {
        for (int l = 0; l < width; l++) {
            lanes[l] = lanes[l] + lanes[l + width];
        }
    }
    return lanes[0];
}
