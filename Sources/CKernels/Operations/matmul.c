// Products of weight matrices with one or many tokens.
//
// Few tokens: dot products straight from the quantised rows, bound by memory. More tokens: a panel
// of rows is decoded or packed once into the member's scratch and multiplied with all tokens. Both
// have the same sums, so a token's results do not depend on its batch, nor on the member that
// computes a row. Inputs of formats with integers are rounded before, once for all products.

#include "../Dispatch/kernels.h"
#include "../Scalar/scalar.h"
#include "split.h"
#include <stdlib.h>
#include <string.h>

enum {
    // Rows of one item of a product with few tokens, and tokens of one call.
    VECTOR_ROWS = 32,
    VECTOR_TOKENS = CK_MOST_DOT_TOKENS,
    // Rows of a panel are a multiple of this: of the tiles of packed rows, and nearly so of others.
    PANEL_UNIT = 32,
    // Panels stay in half of a usual second-level cache.
    PANEL_FLOATS = 96 * 1024,
    // Panel on the stack where there is no scratch.
    STACK_FLOATS = 8 * 1024,
    // Inputs below which the calling thread rounds all.
    SMALLEST_ROUNDING = 32 * 1024,
    FLOATS_OF_PACKED_GROUP = sizeof(ck_packed_group) / sizeof(float),
};

typedef struct {
    ck_team *team;
    const ck_kernels *kernels;
    const ck_product *products;
    size_t count;
    const float *x;
    size_t x_stride, tokens, columns;
    // The inputs as integers, if a product needs them and there is memory.
    ck_rounded rounded;
    bool is_rounded;
    size_t rows_per_item;
    size_t scratch_floats;
    bool is_vectors, has_scratch;
    ck_items items;
} matmul;

static size_t row_bytes(const ck_matrix *matrix) {
    return matrix->columns / ck_block_elements(matrix->type) * ck_block_bytes(matrix->type);
}

static const void *row(const ck_matrix *matrix, size_t index) {
    return (const char *)matrix->data + index * row_bytes(matrix);
}

static const float *bias(const ck_matrix *matrix, size_t row) {
    return matrix->bias ? matrix->bias + row : NULL;
}

// The products of a few rows with up to VECTOR_TOKENS tokens from t on, without bias.
static void dot(const matmul *m, const ck_matrix *matrix, size_t first, size_t rows, size_t t,
                size_t tokens, float sums[VECTOR_TOKENS][VECTOR_ROWS]) {
    const float *x = m->x + t * m->x_stride;
    if (!ck_has_integers(matrix->type)) {
        m->kernels->dot(matrix->type, row(matrix, first), row_bytes(matrix), rows, x, m->x_stride,
                        tokens, matrix->columns, sums[0], VECTOR_ROWS);
        return;
    }
    if (m->is_rounded) {
        m->kernels->dot_integers(matrix->type, row(matrix, first), row_bytes(matrix), rows,
                                 &m->rounded, t, tokens, matrix->columns, sums[0], VECTOR_ROWS);
        return;
    }
    for (size_t i = 0; i < tokens; i++) {
        for (size_t r = 0; r < rows; r++) {
            sums[i][r] = ck_dot_unrounded_scalar(matrix->type, row(matrix, first + r),
                                                 x + i * m->x_stride, matrix->columns);
        }
    }
}

// Rows first ..< first + rows for a few tokens straight from the weights.
static void multiply_vectors(const matmul *m, const ck_product *product, size_t first,
                             size_t rows) {
    const ck_matrix *matrix = &product->matrix;
    for (size_t done = 0; done < rows; done += VECTOR_ROWS) {
        size_t some = rows - done < VECTOR_ROWS ? rows - done : VECTOR_ROWS;
        const float *b = bias(matrix, first + done);
        for (size_t t = 0; t < m->tokens; t += VECTOR_TOKENS) {
            size_t tokens = m->tokens - t < VECTOR_TOKENS ? m->tokens - t : VECTOR_TOKENS;
            float sums[VECTOR_TOKENS][VECTOR_ROWS];
            dot(m, matrix, first + done, some, t, tokens, sums);
            for (size_t i = 0; i < tokens; i++) {
                float *y = product->y + (t + i) * product->y_stride + first + done;
                for (size_t r = 0; r < some; r++) {
                    float value = b ? sums[i][r] + b[r] : sums[i][r];
                    y[r] = product->accumulate ? y[r] + value : value;
                }
            }
        }
    }
}

// Rows first ..< first + rows for all tokens, as many at a time as the scratch holds packed.
static void multiply_packed(const matmul *m, const ck_product *product, size_t first, size_t rows,
                            float *scratch, size_t scratch_floats) {
    const ck_matrix *matrix = &product->matrix;
    size_t groups = matrix->columns / CK_GROUP;
    size_t fitting = groups == 0 ? 0
                                 : scratch_floats / (groups * FLOATS_OF_PACKED_GROUP) *
                                       CK_PACKED_ROWS;
    if (fitting == 0 || !m->is_rounded) {
        multiply_vectors(m, product, first, rows);
        return;
    }
    ck_packed_group *packed = (ck_packed_group *)scratch;
    for (size_t done = 0; done < rows; done += fitting) {
        size_t some = rows - done < fitting ? rows - done : fitting;
        m->kernels->pack(matrix->type, row(matrix, first + done), row_bytes(matrix), some,
                         matrix->columns, packed);
        m->kernels->integer_panel(&(ck_integer_panel){
            .packed = packed,
            .rows = some,
            .columns = matrix->columns,
            .has_offsets = ck_has_offsets(matrix->type),
            .x = m->rounded,
            .tokens = m->tokens,
            .bias = bias(matrix, first + done),
            .y = product->y + first + done,
            .y_stride = product->y_stride,
            .accumulate = product->accumulate,
        });
    }
}

// Rows first ..< first + rows for all tokens, as many at a time as the scratch holds decoded.
static void multiply_panels(const matmul *m, const ck_product *product, size_t first, size_t rows,
                            float *scratch, size_t scratch_floats) {
    const ck_matrix *matrix = &product->matrix;
    bool is_decoded = matrix->type == CK_F32;
    size_t fitting = matrix->columns == 0 ? 0
                     : is_decoded         ? rows
                                          : scratch_floats / matrix->columns;
    if (fitting == 0) {
        multiply_vectors(m, product, first, rows);
        return;
    }
    for (size_t done = 0; done < rows; done += fitting) {
        size_t some = rows - done < fitting ? rows - done : fitting;
        const float *weights = is_decoded ? row(matrix, first + done) : scratch;
        for (size_t r = 0; !is_decoded && r < some; r++) {
            m->kernels->decode(matrix->type, row(matrix, first + done + r),
                               scratch + r * matrix->columns, matrix->columns);
        }
        m->kernels->panel(&(ck_panel){
            .weights = weights,
            .weight_stride = matrix->columns,
            .rows = some,
            .x = m->x,
            .x_stride = m->x_stride,
            .tokens = m->tokens,
            .columns = matrix->columns,
            .bias = bias(matrix, first + done),
            .y = product->y + first + done,
            .y_stride = product->y_stride,
            .accumulate = product->accumulate,
        });
    }
}

static size_t items_of(const ck_product *product, size_t rows_per_item) {
    return (product->matrix.rows + rows_per_item - 1) / rows_per_item;
}

static void multiply_item(const matmul *m, size_t item, float *scratch, size_t scratch_floats) {
    const ck_product *product = m->products;
    while (item >= items_of(product, m->rows_per_item)) {
        item -= items_of(product++, m->rows_per_item);
    }
    size_t first = item * m->rows_per_item;
    size_t rows = product->matrix.rows - first;
    rows = rows < m->rows_per_item ? rows : m->rows_per_item;
    if (m->is_vectors) {
        multiply_vectors(m, product, first, rows);
    } else if (ck_has_integers(product->matrix.type)) {
        multiply_packed(m, product, first, rows, scratch, scratch_floats);
    } else {
        multiply_panels(m, product, first, rows, scratch, scratch_floats);
    }
}

static void multiply(void *context, int thread, int threads) {
    (void)threads;
    matmul *m = context;
    _Alignas(64) float on_stack[STACK_FLOATS];
    float *scratch = m->has_scratch ? ck_team_scratch(m->team, thread) : on_stack;
    size_t scratch_floats = m->has_scratch ? m->scratch_floats : STACK_FLOATS;
    for (size_t item; (item = ck_take_item(&m->items, thread)) < m->items.count;) {
        multiply_item(m, item, scratch, scratch_floats);
    }
}

static bool has_integers(const ck_product *products, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (ck_has_integers(products[i].matrix.type)) {
            return true;
        }
    }
    return false;
}

// Panels as large as the scratch, but small enough that the members finish together.
static size_t rows_of_panel(const ck_product *products, size_t count, size_t columns, int threads) {
    size_t rows = 0;
    for (size_t i = 0; i < count; i++) {
        rows += products[i].matrix.rows;
    }
    size_t largest = PANEL_FLOATS / (columns > 0 ? columns : 1);
    if (has_integers(products, count)) {
        largest = largest * CK_GROUP / (FLOATS_OF_PACKED_GROUP / CK_PACKED_ROWS);
    }
    size_t fair = threads == 1 ? rows : rows / ((size_t)threads * 4);
    size_t some = largest < fair ? largest : fair;
    return some < PANEL_UNIT ? PANEL_UNIT : some / PANEL_UNIT * PANEL_UNIT;
}

static void round_inputs(void *context, int thread, int threads) {
    const matmul *m = context;
    size_t end = ck_share_start(m->tokens, 1, thread + 1, threads);
    for (size_t t = ck_share_start(m->tokens, 1, thread, threads); t < end; t++) {
        m->kernels->round(m->x + t * m->x_stride, m->columns, m->rounded.values + t * m->columns,
                          m->rounded.sums + t * (m->columns / CK_GROUP), m->rounded.scales + t);
    }
}

// Bytes of all rounded inputs, 0 if no size_t holds them.
static size_t bytes_of_rounded(size_t columns, size_t tokens) {
    size_t groups = columns / CK_GROUP, of_token, all;
    if (__builtin_mul_overflow(groups, CK_GROUP * sizeof(int16_t) + sizeof(float), &of_token) ||
        __builtin_add_overflow(of_token, sizeof(float), &of_token) ||
        __builtin_mul_overflow(of_token, tokens, &all)) {
        return 0;
    }
    return all;
}

void ck_matmul(ck_team *team, const ck_product *products, size_t count, const float *x,
               size_t x_stride, size_t tokens) {
    matmul m = {
        .team = team,
        .kernels = ck_current_kernels(),
        .products = products,
        .count = count,
        .x = x,
        .x_stride = x_stride,
        .tokens = tokens,
        .columns = count > 0 ? products[0].matrix.columns : 0,
        .scratch_floats = PANEL_FLOATS,
    };
    m.is_vectors = tokens <= m.kernels->dot_tokens;
    m.rows_per_item =
        m.is_vectors ? VECTOR_ROWS : rows_of_panel(products, count, m.columns, ck_members(team));
    size_t items = 0;
    for (size_t i = 0; i < count; i++) {
        items += items_of(&products[i], m.rows_per_item);
    }
    if (tokens == 0 || items == 0) {
        return;
    }
    // Without a team the memory lasts for this call.
    void *own = NULL;
    if (has_integers(products, count)) {
        size_t bytes = bytes_of_rounded(m.columns, tokens);
        own = team || bytes == 0 ? NULL : malloc(bytes);
        void *memory = bytes == 0 ? NULL : team ? ck_team_reserve_shared(team, bytes) : own;
        if (memory) {
            m.is_rounded = true;
            m.rounded.scales = memory;
            m.rounded.sums = m.rounded.scales + tokens;
            m.rounded.values = (int16_t *)(m.rounded.sums + tokens * (m.columns / CK_GROUP));
            ck_run_if_large(team, m.columns * tokens, SMALLEST_ROUNDING, round_inputs, &m);
        }
        // Room for the smallest panel of long rows.
        size_t smallest = m.columns / CK_GROUP * FLOATS_OF_PACKED_GROUP;
        m.scratch_floats = smallest > m.scratch_floats ? smallest : m.scratch_floats;
    }
    m.has_scratch = !m.is_vectors && ck_team_reserve(team, m.scratch_floats);
    ck_set_items(&m.items, items, ck_members(team));
    ck_team_run(items > 1 ? team : NULL, multiply, &m);
    free(own);
}

void ck_decode_row(int type, const void *row, float *out, size_t columns) {
    ck_current_kernels()->decode(type, row, out, columns);
}
