// Functions of single elements. `exp16` follows `ck_exp_one_scalar` operation by operation.

CK_INLINE f32x16 exp16(f32x16 x) {
    x = x > 89.0f ? (f32x16)(89.0f) : x;
    x = x < -104.0f ? (f32x16)(-104.0f) : x;
    const f32x16 magic = 12582912.0f;
    f32x16 shifted = fma16(x, 0x1.715476p+0f, magic);
    f32x16 n = shifted - magic;
    f32x16 r = fma16(n, -0x1.62e400p-1f, x);
    r = fma16(n, -0x1.7f7d1cp-20f, r);
    f32x16 p = 0x1.6a2256p-10f;
    p = fma16(p, r, 0x1.123b02p-7f);
    p = fma16(p, r, 0x1.5558f8p-5f);
    p = fma16(p, r, 0x1.555490p-3f);
    p = fma16(p, r, 0x1.fffffcp-2f);
    p = fma16(p, r, 1.0f);
    p = fma16(p, r, 1.0f);
    i32x16 power = (i32x16)((u32x16)shifted - (u32x16)magic);
    u32x16 half = (u32x16)(power >> 1);
    u32x16 first = half + 127, second = (u32x16)power - half + 127;
    return p * (f32x16)(first << 23) * (f32x16)(second << 23);
}

CK_INLINE f32x16 silu_multiply_16(f32x16 x, f32x16 up) { return x / (1.0f + exp16(-x)) * up; }

CK_INLINE f32x16 gelu_multiply_16(f32x16 x, f32x16 up) {
    f32x16 cubic = fma16(x * x * x, 0.044715f, x);
    return x / (1.0f + exp16(cubic * -1.5957691216f)) * up;
}

// out[i] = expression, in which a stands for out[i] and b for x[i].
#define DEFINE_ELEMENTWISE(name, expression)                                                       \
    static void name(float *out, const float *x, size_t n) {                                       \
        size_t i = 0;                                                                              \
        for (; i + LANES <= n; i += LANES) {                                                       \
            f32x16 a = load(out + i), b = load(x + i);                                             \
            (void)a;                                                                               \
            store(out + i, expression);                                                            \
        }                                                                                          \
        if (i < n) {                                                                               \
            f32x16 a = load_first(out + i, n - i), b = load_first(x + i, n - i);                   \
            (void)a;                                                                               \
            store_first(out + i, expression, n - i);                                               \
        }                                                                                          \
    }

DEFINE_ELEMENTWISE(exponential, exp16(b))
DEFINE_ELEMENTWISE(silu_multiply, silu_multiply_16(a, b))
DEFINE_ELEMENTWISE(gelu_multiply, gelu_multiply_16(a, b))
DEFINE_ELEMENTWISE(add, a + b)

static void to_half(uint16_t *out, const float *x, size_t n) {
    size_t i = 0;
    for (; i + LANES <= n; i += LANES) {
        u16x16 halves = float_to_halves(load(x + i));
        memcpy(out + i, &halves, sizeof halves);
    }
    if (i < n) {
        u16x16 halves = float_to_halves(load_first(x + i, n - i));
        memcpy(out + i, &halves, (n - i) * sizeof(uint16_t));
    }
}

static void scale(float *out, float factor, size_t n) {
    size_t i = 0;
    for (; i + LANES <= n; i += LANES) {
        store(out + i, load(out + i) * factor);
    }
    for (; i < n; i++) {
        out[i] = out[i] * factor;
    }
}
