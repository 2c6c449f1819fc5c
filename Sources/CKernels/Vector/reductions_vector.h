// Reductions of many numbers to one.

typedef double f64x16 __attribute__((ext_vector_type(16)));
typedef uint64_t u64x16 __attribute__((ext_vector_type(16)));

// Each lane keeps the first largest of its elements; ties between lanes go to the lower index.
static size_t argmax(const float *x, size_t n) {
    f32x16 largest = -INFINITY;
    i32x16 index = lane_numbers, indices = 0x7fffffff;
    size_t i = 0;
    for (; i + LANES <= n && i < 0x7fffffe0; i += LANES) {
        f32x16 v = load(x + i);
        // The first element of a lane counts even if it is -infinity; NaN compares false.
        i32x16 better = (v > largest) | ((v == largest) & (indices == 0x7fffffff));
        largest = better ? v : largest;
        indices = better ? index : indices;
        index += LANES;
    }
    bool found = false;
    size_t best = 0;
    for (int l = 0; l < LANES; l++) {
        size_t candidate = (size_t)indices[l];
        if (indices[l] != 0x7fffffff &&
            (!found || largest[l] > x[best] || (largest[l] == x[best] && candidate < best))) {
            best = candidate;
            found = true;
        }
    }
    for (; i < n; i++) {
        if (x[i] == x[i] && (!found || x[i] > x[best])) {
            best = i;
            found = true;
        }
    }
    return best;
}

static float largest(const float *x, size_t n) {
    f32x16 lanes = -INFINITY;
    i32x16 is_nan = 0;
    size_t i = 0;
    for (; i + LANES <= n; i += LANES) {
        f32x16 v = load(x + i);
        is_nan |= v != v;
        lanes = v > lanes ? v : lanes;
    }
    float result = -INFINITY;
    bool has_nan = false;
    for (int l = 0; l < LANES; l++) {
        result = lanes[l] > result ? lanes[l] : result;
        has_nan = has_nan || is_nan[l];
    }
    for (; i < n; i++) {
        result = x[i] > result ? x[i] : result;
        has_nan = has_nan || x[i] != x[i];
    }
    return has_nan ? NAN : result;
}

CK_INLINE f64x16 fma64(f64x16 a, f64x16 b, f64x16 c) { return __builtin_elementwise_fma(a, b, c); }

// Follows `exp_of_difference` of the scalar twin operation by operation.
CK_INLINE f64x16 exp_of_difference(f64x16 x) {
    x = x < -708.0 ? (f64x16)(-708.0) : x;
    const f64x16 magic = 0x1.8p52;
    f64x16 shifted = fma64(x, 0x1.71547652b82fep+0, magic);
    f64x16 n = shifted - magic;
    f64x16 r = fma64(n, -0x1.62e42fefa3800p-1, x);
    r = fma64(n, -0x1.ef35793c76730p-45, r);
    f64x16 p = 1.0 / 479001600;
    p = fma64(p, r, 1.0 / 39916800);
    p = fma64(p, r, 1.0 / 3628800);
    p = fma64(p, r, 1.0 / 362880);
    p = fma64(p, r, 1.0 / 40320);
    p = fma64(p, r, 1.0 / 5040);
    p = fma64(p, r, 1.0 / 720);
    p = fma64(p, r, 1.0 / 120);
    p = fma64(p, r, 1.0 / 24);
    p = fma64(p, r, 1.0 / 6);
    p = fma64(p, r, 0.5);
    p = fma64(p, r, 1.0);
    p = fma64(p, r, 1.0);
    return p * (f64x16)(((u64x16)shifted - (u64x16)magic + 1023) << 52);
}

static double sum_exp(const float *x, size_t n, float largest) {
    f64x16 lanes = 0;
    size_t i = 0;
    for (; i + LANES <= n; i += LANES) {
        lanes += exp_of_difference(__builtin_convertvector(load(x + i), f64x16) - (double)largest);
    }
    if (i < n) {
        f32x16 rest = load_first(x + i, n - i);
        f64x16 e = exp_of_difference(__builtin_convertvector(rest, f64x16) - (double)largest);
        f64x16 tail = 0;
        memcpy(&tail, &e, (n - i) * sizeof(double));
        lanes += tail;
    }
    double sums[LANES];
    memcpy(sums, &lanes, sizeof sums);
    for (int width = LANES / 2; width >= 1; width /= 2) {
        for (int l = 0; l < width; l++) {
            sums[l] = sums[l] + sums[l + width];
        }
    }
    return sums[0];
}
