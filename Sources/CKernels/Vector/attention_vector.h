// Attention of a few queries that share a key/value head: each key and value is read once for all.

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

// scores[position] = scale * q . k, for all queries and the positions that any of them sees.
CK_INLINE void compute_scores(const ck_attention_arguments *a, const float *keys,
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
                tile.rows[i] = keys + (p + (i < rows ? i : 0)) * a->kv_stride;
            }
            f32x8 sums[CK_TILE_TOKENS];
            multiply_some_tokens(&tile, some, 0, a->head_dimension, true, NULL, sums);
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
CK_INLINE void add_values(const float *values, size_t stride, const query *const *queries,
                          int count, int vectors, size_t element, size_t first, size_t end) {
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
        const float *row = values + p * stride + element;
        f32x16 value[VALUE_VECTORS];
        CK_UNROLL for (int v = 0; v < vectors; v++) { value[v] = load(row + v * LANES); }
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
static void add_value_tail(const float *values, size_t stride, const query *q, size_t element,
                           size_t dimension, size_t first, size_t end) {
    size_t n = dimension - element;
    f32x16 sum = load_first(q->out + element, n);
    for (size_t p = first; p < end; p++) {
        sum = fma16(q->scores[p - q->first], load_first(values + p * stride + element, n), sum);
    }
    store_first(q->out + element, sum, n);
}

#define DEFINE_ADD_VALUES(count)                                                                   \
    static void add_values_##count(const float *values, size_t stride,                             \
                                   const query *const *queries, size_t dimension, size_t first,    \
                                   size_t end) {                                                   \
        size_t element = 0;                                                                        \
        for (; element + VALUE_VECTORS * LANES <= dimension; element += VALUE_VECTORS * LANES) {   \
            add_values(values, stride, queries, count, VALUE_VECTORS, element, first, end);        \
        }                                                                                          \
        for (; element + LANES <= dimension; element += LANES) {                                   \
            add_values(values, stride, queries, count, 1, element, first, end);                    \
        }                                                                                          \
        for (int q = 0; element < dimension && q < count; q++) {                                   \
            add_value_tail(values, stride, queries[q], element, dimension, first, end);            \
        }                                                                                          \
    }

DEFINE_ADD_VALUES(1)
DEFINE_ADD_VALUES(2)
DEFINE_ADD_VALUES(3)
DEFINE_ADD_VALUES(4)

// The weighted sums of the values, in the order of positions: what a query sees before the
// positions common to all, then the common ones, then the rest.
CK_INLINE void sum_values(const ck_attention_arguments *a, const float *values,
                          const query *queries, size_t count) {
    size_t dimension = a->head_dimension, stride = a->kv_stride;
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
            add_values_1(values, stride, pointers + i, dimension, pointers[i]->first, stop);
        }
        if (first >= end) {
            continue;
        }
        switch (some) {
        case 1:
            add_values_1(values, stride, pointers, dimension, first, end);
            break;
        case 2:
            add_values_2(values, stride, pointers, dimension, first, end);
            break;
        case 3:
            add_values_3(values, stride, pointers, dimension, first, end);
            break;
        case 4:
            add_values_4(values, stride, pointers, dimension, first, end);
            break;
        }
        for (size_t i = 0; i < some; i++) {
            add_values_1(values, stride, pointers + i, dimension, end, pointers[i]->end);
        }
    }
}

static void attend(const ck_attention_arguments *a, const float *keys, const float *values,
                   const query *queries, size_t count) {
    size_t first = SIZE_MAX, end = 0;
    for (size_t q = 0; q < count; q++) {
        first = queries[q].first < first ? queries[q].first : first;
        end = queries[q].end > end ? queries[q].end : end;
    }
    compute_scores(a, keys, queries, count, first, end);
    float inverses[MOST_QUERIES];
    for (size_t q = 0; q < count; q++) {
        inverses[q] = exponentiate(queries[q].scores, queries[q].end - queries[q].first);
        memset(queries[q].out, 0, a->head_dimension * sizeof(float));
    }
    sum_values(a, values, queries, count);
    for (size_t q = 0; q < count; q++) {
        scale(queries[q].out, inverses[q], a->head_dimension);
    }
}

static void attention(const ck_attention_arguments *a, const ck_attention_part *part) {
    size_t dimension = a->head_dimension;
    size_t offset = part->first_head / (a->heads / a->kv_heads) * dimension;
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
                attend(a, a->keys + offset, a->values + offset, queries, count);
                count = 0;
            }
        }
    }
    if (count > 0) {
        attend(a, a->keys + offset, a->values + offset, queries, count);
    }
}
