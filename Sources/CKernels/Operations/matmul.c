// Products of weight matrices with one or many tokens.
//
// Few tokens: dot products straight from the quantised rows, bound by memory. More tokens: a panel
// of rows is decoded once into the member's scratch and multiplied with all tokens. Both keep the
// same lane sums, so a token's results do not depend on its batch, nor on the member that computes
// a row.

#include "../Dispatch/kernels.h"
#include "split.h"
#include <string.h>

enum {
    // Rows of one item of a product with few tokens, and tokens of one call.
    VECTOR_ROWS = 32,
    VECTOR_TOKENS = 4,
    // Rows of a panel are a multiple of this, which the kernels' tiles divide or nearly so.
    PANEL_UNIT = 12,
    // Decoded panels stay in half of a usual second-level cache.
    PANEL_FLOATS = 96 * 1024,
    // Panel on the stack where there is no scratch.
    STACK_FLOATS = 8 * 1024,
};

typedef struct {
    ck_team *team;
    const ck_kernels *kernels;
    const ck_product *products;
    size_t count;
    const float *x;
    size_t x_stride, tokens;
    size_t rows_per_item;
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
            m->kernels->dot(matrix->type, row(matrix, first + done), row_bytes(matrix), some,
                            m->x + t * m->x_stride, m->x_stride, tokens, matrix->columns, sums[0],
                            VECTOR_ROWS);
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
    } else {
        multiply_panels(m, product, first, rows, scratch, scratch_floats);
    }
}

static void multiply(void *context, int thread, int threads) {
    (void)threads;
    matmul *m = context;
    float on_stack[STACK_FLOATS];
    float *scratch = m->has_scratch ? ck_team_scratch(m->team, thread) : on_stack;
    size_t scratch_floats = m->has_scratch ? PANEL_FLOATS : STACK_FLOATS;
    for (size_t item; (item = ck_take_item(&m->items, thread)) < m->items.count;) {
        multiply_item(m, item, scratch, scratch_floats);
    }
}

// Panels as large as the scratch, but small enough that the members finish together.
static size_t rows_of_panel(const ck_product *products, size_t count, int threads) {
    size_t rows = 0, columns = 1;
    for (size_t i = 0; i < count; i++) {
        rows += products[i].matrix.rows;
        columns = products[i].matrix.columns > columns ? products[i].matrix.columns : columns;
    }
    size_t largest = PANEL_FLOATS / columns;
    size_t fair = threads == 1 ? rows : rows / ((size_t)threads * 4);
    size_t some = largest < fair ? largest : fair;
    return some < PANEL_UNIT ? PANEL_UNIT : some / PANEL_UNIT * PANEL_UNIT;
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
    };
    m.is_vectors = tokens <= m.kernels->dot_tokens;
    m.rows_per_item = m.is_vectors ? VECTOR_ROWS : rows_of_panel(products, count, ck_members(team));
    m.has_scratch = !m.is_vectors && ck_team_reserve(team, PANEL_FLOATS);
    size_t items = 0;
    for (size_t i = 0; i < count; i++) {
        items += items_of(&products[i], m.rows_per_item);
    }
    if (tokens == 0 || items == 0) {
        return;
    }
    ck_set_items(&m.items, items, ck_members(team));
    ck_team_run(items > 1 ? team : NULL, multiply, &m);
}

void ck_decode_row(int type, const void *row, float *out, size_t columns) {
    ck_current_kernels()->decode(type, row, out, columns);
}
