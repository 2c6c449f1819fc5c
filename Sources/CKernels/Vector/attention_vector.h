// Attention of a few queries that share a key/value head: each key and value is read once for all.
// `is_half`, whether keys and values are half-precision numbers, is a constant wherever it is
// passed on.

enum {
    // Queries of one part at most; the operation cuts parts accordingly.
    MOST_QUERIES = 8,
    // Queries and vectors of 16 elements whose value sums are kept in registers together.
    VALUE_QUERIES = 4,
    VALUE_VECTORS = CK_PARTS == 1 ? 4 : 1,
};

// One query and the positions it sees, first ..< end.
typedef struct {
    const float *vector;
    float *out;
    float *scores; // of position `first` on
    size_t first, end;
} query;

// The element number `index` of a cache.
CK_INLINE const void *element_of(const void *base, bool is_half, size_t index) {
    return (const char *)base + index * (is_half ? sizeof(uint16_t) : sizeof(float));
}

// 16 elements of a row from `k` on.
CK_INLINE f32x16 load_row(const void *row, bool is_half, size_t k) {
    return is_half ? load_f16(row, k, LANES) : load((const float *)row + k);
}

// scores[position] = scale * q . k, for all queries and the positions that any of them sees.
CK_INLINE void compute_scores(const ck_attention_arguments *a, const void *keys, bool is_half,
                              const query *queries, size_t count, size_t first, size_t end) {
    for (size_t q = 0; q < count; q += CK_TILE_TOKENS) {
        size_t some = count - q < CK_TILE_TOKENS ? count - q : CK_TILE_TOKENS;
        tile tile;
        for (size_t i = 0; i < CK_TILE_TOKENS; i++) {
            tile.vectors[i] = queries[q + (i < some ? i : 0)].vector;
        }
        for (size_t p = first; p < end; p += CK_TILE_ROWS) {
            size_t rows = end - p < CK_TILE_ROWS ? end - p : CK_TILE_ROWS;
            for (size_t i = 0; i < CK_TILE_ROWS; i++) {
                size_t position = p + (i < rows ? i : 0);
                tile.rows[i] = element_of(keys, is_half, position * a->kv_stride);
            }
            f32x8 sums[CK_TILE_TOKENS];
            multiply_some_tokens(&tile, is_half, some, 0, a->head_dimension, true, NULL, sums);
            for (size_t i = 0; i < some; i++) {
                // The row of scores begins at `first` for every query.
                float *scores = queries[q + i].scores - (queries[q + i].first - first);
                f32x8 scaled = sums[i] * a->scale;
                if (rows == CK_TILE_ROWS) {
                    memcpy(scores + (p - first), &scaled, CK_TILE_ROWS * sizeof(float));
                } else {
                    memcpy(scores + (p - first), &scaled, rows * sizeof(float));
                }
            }
        }
    }
}

// Replaces scores by exp(score - largest) and returns 1 / their sum.
CK_INLINE float exponentiate(float *scores, size_t n) {
    f32x16 largest_lanes = -INFINITY;
    size_t i = 0;
    for (; i + LANES <= n; i += LANES) {
        f32x16 v = load(scores + i);
        largest_lanes = v > largest_lanes ? v : largest_lanes;
    }
    float largest = -INFINITY;
    for (int l = 0; l < LANES; l++) {
        largest = largest_lanes[l] > largest ? largest_lanes[l] : largest;
    }
    for (; i < n; i++) {
        largest = scores[i] > largest ? scores[i] : largest;
    }
    f32x16 lanes = 0;
    for (i = 0; i + LANES <= n; i += LANES) {
        f32x16 e = exp16(load(scores + i) - largest);
        store(scores + i, e);
        lanes += e;
    }
    if (i < n) {
        f32x16 e = exp16(load_first(scores + i, n - i) - largest);
        store_first(scores + i, e, n - i);
        // Lanes past the end add +0, which changes no sum: sums of exponentials are never -0.
        f32x16 tail = 0;
        memcpy(&tail, &e, (n - i) * sizeof(float));
        lanes += tail;
    }
    return 1.0f / sum_lanes(lanes);
}

// out += sum of weights * values of positions first ..< end, 16 * `vectors` elements of `count`
// queries. Both are constants wherever this is inlined.
CK_INLINE void add_values(const void *values, bool is_half, size_t stride,
                          const query *const *queries, int count, int vectors, size_t element,
                          size_t first, size_t end) {
    f32x16 sums[VALUE_QUERIES][VALUE_VECTORS];
    const float *weights[VALUE_QUERIES];
    CK_UNROLL for (int q = 0; q < count; q++) {
        // Positions are counted from the query's own first one.
        weights[q] = queries[q]->scores;
        CK_UNROLL for (int v = 0; v < vectors; v++) {
            sums[q][v] = load(queries[q]->out + element + (size_t)v * LANES);
        }
    }
    for (size_t p = first; p < end; p++) {
        const void *row = element_of(values, is_half, p * stride + element);
        f32x16 value[VALUE_VECTORS];
        CK_UNROLL for (int v = 0; v < vectors; v++) {
            value[v] = load_row(row, is_half, (size_t)v * LANES);
        }
        CK_UNROLL for (int q = 0; q < count; q++) {
            f32x16 weight = weights[q][p - queries[q]->first];
            CK_UNROLL for (int v = 0; v < vectors; v++) {
                sums[q][v] = fma16(weight, value[v], sums[q][v]);
            }
        }
    }
    CK_UNROLL for (int q = 0; q < count; q++) {
        CK_UNROLL for (int v = 0; v < vectors; v++) {
            store(queries[q]->out + element + (size_t)v * LANES, sums[q][v]);
        }
    }
}

// Elements past the last whole vector of a head.
CK_INLINE void add_value_tail(const void *values, bool is_half, size_t stride, const query *q,
                              size_t element, size_t dimension, size_t first, size_t end) {
    size_t n = dimension - element;
    f32x16 sum = load_first(q->out + element, n);
    for (size_t p = first; p < end; p++) {
        f32x16 value = load_row_first(values, is_half, p * stride + element, n);
        sum = fma16(q->scores[p - q->first], value, sum);
    }
    store_first(q->out + element, sum, n);
}

#define DEFINE_ADD_VALUES(type, is_half, count)                                                    \
    static void add_values_##type##_##count(const void *values, size_t stride,                     \
                                            const query *const *queries, size_t dimension,         \
                                            size_t first, size_t end) {                            \
        const size_t many = VALUE_VECTORS * LANES;                                                 \
        size_t element = 0;                                                                        \
        for (; element + many <= dimension; element += many) {                                     \
            add_values(values, is_half, stride, queries, count, VALUE_VECTORS, element, first,     \
                       end);                                                                       \
        }                                                                                          \
        for (; element + LANES <= dimension; element += LANES) {                                   \
            add_values(values, is_half, stride, queries, count, 1, element, first, end);           \
        }                                                                                          \
        for (int q = 0; element < dimension && q < count; q++) {                                   \
            add_value_tail(values, is_half, stride, queries[q], element, dimension, first, end);   \
        }                                                                                          \
    }

DEFINE_ADD_VALUES(f32, false, 1)
DEFINE_ADD_VALUES(f32, false, 2)
DEFINE_ADD_VALUES(f32, false, 3)
DEFINE_ADD_VALUES(f32, false, 4)
DEFINE_ADD_VALUES(f16, true, 1)
DEFINE_ADD_VALUES(f16, true, 2)
DEFINE_ADD_VALUES(f16, true, 3)
DEFINE_ADD_VALUES(f16, true, 4)

CK_INLINE void add_some_values(const ck_attention_arguments *a, const void *values, bool is_half,
                               const query *const *queries, size_t count, size_t first,
                               size_t end) {
#define ADD_VALUES(count)                                                                          \
    (is_half ? add_values_f16_##count : add_values_f32_##count)(values, a->kv_stride, queries,     \
                                                                a->head_dimension, first, end)
    switch (count) {
    case 1:
        ADD_VALUES(1);
        break;
    case 2:
        ADD_VALUES(2);
        break;
    case 3:
        ADD_VALUES(3);
        break;
    case 4:
        ADD_VALUES(4);
        break;
    }
#undef ADD_VALUES
}

// The weighted sums of the values, in the order of positions: what a query sees before the
// positions common to all, then the common ones, then the rest.
CK_INLINE void sum_values(const ck_attention_arguments *a, const void *values, bool is_half,
                          const query *queries, size_t count) {
    for (size_t q = 0; q < count; q += VALUE_QUERIES) {
        size_t some = count - q < VALUE_QUERIES ? count - q : VALUE_QUERIES;
        const query *pointers[VALUE_QUERIES];
        size_t first = 0, end = SIZE_MAX;
        for (size_t i = 0; i < some; i++) {
            pointers[i] = queries + q + i;
            first = pointers[i]->first > first ? pointers[i]->first : first;
            end = pointers[i]->end < end ? pointers[i]->end : end;
        }
        for (size_t i = 0; i < some; i++) {
            size_t stop = first < end ? first : pointers[i]->end;
            add_some_values(a, values, is_half, pointers + i, 1, pointers[i]->first, stop);
        }
        if (first >= end) {
            continue;
        }
        add_some_values(a, values, is_half, pointers, some, first, end);
        for (size_t i = 0; i < some; i++) {
            add_some_values(a, values, is_half, pointers + i, 1, end, pointers[i]->end);
        }
    }
}

CK_INLINE void attend(const ck_attention_arguments *a, const void *keys, const void *values,
                      bool is_half, const query *queries, size_t count) {
    size_t first = SIZE_MAX, end = 0;
    for (size_t q = 0; q < count; q++) {
        first = queries[q].first < first ? queries[q].first : first;
        end = queries[q].end > end ? queries[q].end : end;
    }
    compute_scores(a, keys, is_half, queries, count, first, end);
    float inverses[MOST_QUERIES];
    for (size_t q = 0; q < count; q++) {
        inverses[q] = exponentiate(queries[q].scores, queries[q].end - queries[q].first);
        memset(queries[q].out, 0, a->head_dimension * sizeof(float));
    }
    sum_values(a, values, is_half, queries, count);
    for (size_t q = 0; q < count; q++) {
        scale(queries[q].out, inverses[q], a->head_dimension);
    }
}

CK_INLINE void attend_part(const ck_attention_arguments *a, const ck_attention_part *part,
                           bool is_half) {
    size_t dimension = a->head_dimension;
    size_t offset = part->first_head / (a->heads / a->kv_heads) * dimension;
    const void *keys = element_of(a->keys, is_half, offset);
    const void *values = element_of(a->values, is_half, offset);
    size_t most = part->score_rows < MOST_QUERIES ? part->score_rows : MOST_QUERIES;
    query queries[MOST_QUERIES];
    size_t count = 0, lowest = 0;
    for (size_t t = part->first_token; t < part->first_token + part->tokens; t++) {
        size_t end = a->first_position + t + 1;
        size_t first = a->window && end > a->window ? end - a->window : 0;
        for (size_t h = part->first_head; h < part->first_head + part->heads; h++) {
            lowest = count == 0 ? first : lowest;
            queries[count] = (query){
                .vector = a->queries + t * a->query_stride + h * dimension,
                .out = a->out + t * a->out_stride + h * dimension,
                .scores = part->scores + count * part->score_stride + (first - lowest),
                .first = first,
                .end = end,
            };
            if (++count == most) {
                attend(a, keys, values, is_half, queries, count);
                count = 0;
            }
        }
    }
    if (count > 0) {
        attend(a, keys, values, is_half, queries, count);
    }
}

static void attention(const ck_attention_arguments *a, const ck_attention_part *part) {
    if (a->kv_type == CK_F16) {
        attend_part(a, part, true);
    } else {
        attend_part(a, part, false);
    }
}
