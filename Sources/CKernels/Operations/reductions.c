#include "../Dispatch/kernels.h"
#include <math.h>

size_t ck_argmax(const float *x, size_t n) { return ck_current_kernels()->argmax(x, n); }

// Subtracting the largest element keeps the sum in range. Added in the order of the elements, so
// the result does not depend on the instruction set.
double ck_log_sum_exp(const float *x, size_t n) {
    double largest = -INFINITY;
    for (size_t i = 0; i < n; i++) {
        if (x[i] != x[i]) {
            return NAN;
        }
        largest = x[i] > largest ? x[i] : largest;
    }
    if (isinf(largest)) {
        return largest;
    }
    double sum = 0;
    for (size_t i = 0; i < n; i++) {
        sum += exp(x[i] - largest);
    }
    return largest + log(sum);
}
