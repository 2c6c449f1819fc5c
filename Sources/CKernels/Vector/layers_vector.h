// Normalisation, rotary positions and the short convolution.

static void rms_norm(float *out, const float *x, const float *weight, size_t n, float epsilon) {
    f32x16 lanes = 0;
    size_t i = 0;
    for (; i + LANES <= n; i += LANES) {
        f32x16 v = load(x + i);
        lanes = fma16(v, v, lanes);
    }
    if (i < n) {
        f32x16 v = load_first(x + i, n - i);
        lanes = fma16(v, v, lanes);
    }
    float scale = 1.0f / __builtin_sqrtf(sum_lanes(lanes) / (float)n + epsilon);
    for (i = 0; i + LANES <= n; i += LANES) {
        store(out + i, load(x + i) * scale * load(weight + i));
    }
    for (; i < n; i++) {
        out[i] = x[i] * scale * weight[i];
    }
}

static void rotate_one(float *first, float *second, float cosine, float sine) {
    float a = *first, b = *second;
    *first = __builtin_fmaf(a, cosine, -(b * sine));
    *second = __builtin_fmaf(a, sine, b * cosine);
}

// Pairs (i, i + pairs).
static void rotate_halves(float *x, const float *cosines, const float *sines, size_t pairs) {
    size_t i = 0;
    for (; i + LANES <= pairs; i += LANES) {
        f32x16 a = load(x + i), b = load(x + i + pairs);
        f32x16 cosine = load(cosines + i), sine = load(sines + i);
        store(x + i, fma16(a, cosine, -(b * sine)));
        store(x + i + pairs, fma16(a, sine, b * cosine));
    }
    for (; i < pairs; i++) {
        rotate_one(x + i, x + i + pairs, cosines[i], sines[i]);
    }
}

// Pairs (2i, 2i + 1).
static void rotate_neighbours(float *x, const float *cosines, const float *sines, size_t pairs) {
    size_t i = 0;
    for (; i + LANES <= pairs; i += LANES) {
        f32x16 low = load(x + 2 * i), high = load(x + 2 * i + LANES);
        f32x16 a = __builtin_shufflevector(low, high, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24,
                                           26, 28, 30);
        f32x16 b = __builtin_shufflevector(low, high, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25,
                                           27, 29, 31);
        f32x16 cosine = load(cosines + i), sine = load(sines + i);
        f32x16 first = fma16(a, cosine, -(b * sine)), second = fma16(a, sine, b * cosine);
        store(x + 2 * i, __builtin_shufflevector(first, second, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                                                 5, 21, 6, 22, 7, 23));
        store(x + 2 * i + LANES, __builtin_shufflevector(first, second, 8, 24, 9, 25, 10, 26, 11,
                                                         27, 12, 28, 13, 29, 14, 30, 15, 31));
    }
    for (; i < pairs; i++) {
        rotate_one(x + 2 * i, x + 2 * i + 1, cosines[i], sines[i]);
    }
}

static void rope(float *x, const float *cosines, const float *sines, size_t heads,
                 size_t head_dimension, bool interleaved) {
    for (size_t h = 0; h < heads; h++, x += head_dimension) {
        if (interleaved) {
            rotate_neighbours(x, cosines, sines, head_dimension / 2);
        } else {
            rotate_halves(x, cosines, sines, head_dimension / 2);
        }
    }
}

// Channels i ..< i + n, n <= 16, of all tokens. The taps of the channels are gathered once.
CK_INLINE void convolve(const ck_convolution *a, size_t i, size_t n) {
    // Kernels longer than this gather their taps for every token.
    enum { GATHERED_TAPS = 8 };
    f32x16 gathered[GATHERED_TAPS];
    for (size_t j = 0; j < a->taps && j < GATHERED_TAPS; j++) {
        float taps[LANES] = {0};
        for (size_t l = 0; l < n; l++) {
            taps[l] = a->kernel[(i + l) * a->taps + j];
        }
        gathered[j] = load(taps);
    }
    for (size_t t = 0; t < a->tokens; t++) {
        const float *b = a->bcx + t * a->bcx_stride + i, *c = b + a->n, *x = c + a->n;
        size_t position = a->first_position + t;
        float *input = a->inputs + position * a->n + i;
        f32x16 product = n == LANES ? load(b) * load(x) : load_first(b, n) * load_first(x, n);
        if (n == LANES) {
            store(input, product);
        } else {
            store_first(input, product, n);
        }
        f32x16 sum = 0;
        for (size_t j = 0; j < a->taps; j++) {
            size_t back = a->taps - 1 - j;
            if (back > position) {
                continue;
            }
            f32x16 taps = j < GATHERED_TAPS ? gathered[j] : 0;
            for (size_t l = 0; j >= GATHERED_TAPS && l < n; l++) {
                taps[l] = a->kernel[(i + l) * a->taps + j];
            }
            const float *earlier = input - back * a->n;
            sum = fma16(taps, n == LANES ? load(earlier) : load_first(earlier, n), sum);
        }
        float *out = a->out + t * a->out_stride + i;
        if (n == LANES) {
            store(out, load(c) * sum);
        } else {
            store_first(out, load_first(c, n) * sum, n);
        }
    }
}

static void short_convolution(const ck_convolution *arguments, size_t first, size_t end) {
    size_t i = first;
    for (; i + LANES <= end; i += LANES) {
        convolve(arguments, i, LANES);
    }
    if (i < end) {
        convolve(arguments, i, end - i);
    }
}
