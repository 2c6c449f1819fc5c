#include "../Dispatch/kernels.h"
#include <math.h>

size_t ck_argmax(const float *x, size_t n) { return ck_current_kernels()->argmax(x, n); }

// Subtracting the largest element keeps the sum in range, at 1 or more.
double ck_log_sum_exp(const float *x, size_t n) {
    const ck_kernels *kernels = ck_current_kernels();
    float largest = kernels->largest(x, n);
    if (!isfinite(largest)) {
        return largest;
    }
    return largest + log(kernels->sum_exp(x, n, largest));
}
