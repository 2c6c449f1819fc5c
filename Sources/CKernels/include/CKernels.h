#pragma once
// Numeric kernels of the engine.
//
// Every kernel exists as plain scalar C and for the instruction sets that the compiler can target;
// one table, filled once, chooses among them at run time. All variants of a kernel give the same
// bits: products of quantised weights are exact sums of integers, of groups of 32 columns that are
// added in their order (Formats/integers.h); other dot products over k keep 16 lane sums (element i
// goes to lane i mod 16, by fused multiply-add in the order of i) and add the lanes in one fixed
// tree. So results depend neither on the instruction set nor on batch size, chunking or threads.
//
// Legend: T tokens, R rows (outputs), K columns (inputs), H query heads, G key/value heads,
// D head dimension. Matrices are row-major; strides are in elements of the array.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Element types, numbered as in GGUF.
enum {
    CK_F32 = 0,
    CK_F16 = 1,
    CK_Q4_0 = 2,
    CK_Q4_1 = 3,
    CK_Q5_0 = 6,
    CK_Q5_1 = 7,
    CK_Q8_0 = 8,
    CK_Q2_K = 10,
    CK_Q3_K = 11,
    CK_Q4_K = 12,
    CK_Q5_K = 13,
    CK_Q6_K = 14,
    CK_BF16 = 30,
};

// Elements and bytes of one quantisation block; 0 for a type that is not supported.
size_t ck_block_elements(int type);
size_t ck_block_bytes(int type);

// Instruction sets, from weakest to strongest of each machine.
enum { CK_SCALAR = 0, CK_AVX2 = 1, CK_AVX512 = 2, CK_NEON = 3, CK_AVX512_VNNI = 4 };

bool ck_is_available(int instruction_set);
// Chooses the kernels. Called by tests; the first kernel call chooses the best otherwise.
// Returns false, and changes nothing, if this machine lacks the set.
bool ck_select(int instruction_set);
int ck_selected(void);
const char *ck_name(int instruction_set);

// Processors this process may use: its affinity, limited by the cgroup's CPU quota. At least 1.
int ck_available_processors(void);

// Bytes of memory this process may use: the machine's, limited by the cgroup. UINT64_MAX where the
// system does not say.
uint64_t ck_available_memory(void);

// A persistent team of threads. The calling thread is member 0; calls on one team must not overlap.
typedef struct ck_team ck_team;
ck_team *ck_team_create(int threads); // NULL if threads < 1 or the system refuses
void ck_team_destroy(ck_team *team);
int ck_team_threads(const ck_team *team);
// Calls the body once for every member, thread = 0 ..< threads, and returns when all calls have. A
// member that is late has its call made by the calling thread, so calls must not wait for each
// other. A NULL team has the calling thread alone.
void ck_team_run(ck_team *team, void (*body)(void *context, int thread, int threads),
                 void *context);

// A weight matrix of R rows and K columns. K is a multiple of the type's block elements.
typedef struct {
    const void *data;
    const float *bias; // R values added to each product, or NULL
    size_t rows, columns;
    int type;
} ck_matrix;

// One product of a group over the same input: y[t * y_stride + r] = W[r] . x[t] + bias[r], or,
// with `accumulate`, that added to what y holds. For the formats with blocks, Q2_K excepted, x[t]
// is rounded to integers of 15 bits with one scale; an infinite or NaN input makes all its products
// NaN.
typedef struct {
    ck_matrix matrix;
    float *y;
    size_t y_stride;
    bool accumulate;
} ck_product;

// Decodes K weights of one row into `out`.
void ck_decode_row(int type, const void *row, float *out, size_t columns);

// All products of a group, split over the team by rows. `x` is T rows of K, x_stride apart.
void ck_matmul(ck_team *team, const ck_product *products, size_t count, const float *x,
               size_t x_stride, size_t tokens);

// out[i] = x[i] * weight / sqrt(mean(x[i]^2) + epsilon) for `rows` rows of n elements; strides in
// elements; out may be x. `team` may be NULL (so in every function below).
void ck_rms_norm(ck_team *team, float *out, size_t out_stride, const float *x, size_t x_stride,
                 const float *weight, size_t n, size_t rows, float epsilon);

// Rotates pairs in place. cosines and sines: T rows of D/2. interleaved: pairs (2i, 2i+1), else
// (i, i + D/2). x: T rows x_stride apart, `heads` heads of D in each.
void ck_rope(ck_team *team, float *x, size_t x_stride, const float *cosines, const float *sines,
             size_t tokens, size_t heads, size_t head_dimension, bool interleaved);

// Causal attention of T tokens whose positions are first_position ..< first_position + T.
// keys and values: one row of G*D numbers of type kv_type, CK_F32 or CK_F16, a position, kv_stride
// numbers apart. Token t sees the positions
// max(0, p - window + 1) ... p, with p = first_position + t; window 0 means no limit.
typedef struct {
    const float *queries; // T rows of H*D
    const void *keys, *values;
    int kv_type;
    float *out; // T rows of H*D
    size_t query_stride, kv_stride, out_stride;
    size_t tokens, heads, kv_heads, head_dimension;
    size_t first_position, window;
    float scale;
    // threads * (first_position + tokens) floats, used where the team has no scratch of its own.
    float *scratch;
} ck_attention_arguments;
void ck_attention(ck_team *team, const ck_attention_arguments *arguments);

// gate = silu(gate) * up, and gate = gelu_tanh(gate) * up, over n contiguous elements.
void ck_silu_multiply(ck_team *team, float *gate, const float *up, size_t n);
void ck_gelu_multiply(ck_team *team, float *gate, const float *up, size_t n);

// out = exp(x), within one unit in the last place; out may be x.
void ck_exp(float *out, const float *x, size_t n);

void ck_add(ck_team *team, float *out, const float *x, size_t n); // out += x
void ck_scale(ck_team *team, float *out, float factor, size_t n); // out *= factor

// out[r][i] = x[r][i] in half precision, rounded to nearest, ties to even; `rows` rows of n
// elements, strides in elements.
void ck_to_half(ck_team *team, uint16_t *out, size_t out_stride, const float *x, size_t x_stride,
                size_t n, size_t rows);

// The gated short convolution of LFM2. bcx: T rows of 3*N (B, C, x). inputs: one row of N floats a
// position, the products B*x of all positions so far; the call writes the rows of its T tokens.
// kernel: N rows of L taps, the newest input last. out: T rows of N:
// out[t][c] = C[t][c] * sum_j kernel[c][j] * inputs[first_position + t - (L-1) + j][c], rows before
// position 0 being zero.
void ck_short_convolution(ck_team *team, float *out, size_t out_stride, const float *bcx,
                          size_t bcx_stride, float *inputs, const float *kernel, size_t n,
                          size_t taps, size_t first_position, size_t tokens);

// Index of the first largest element (NaN is never the largest); log(sum(exp(x))), in double.
size_t ck_argmax(const float *x, size_t n);
double ck_log_sum_exp(const float *x, size_t n);
