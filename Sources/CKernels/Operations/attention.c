// Attention, cut into parts of a few tokens of the query heads that share a key/value head.

#include "../Dispatch/kernels.h"
#include "split.h"

enum {
    // Queries whose scores are computed together: they read each key and value once.
    QUERIES = 8,
};

typedef struct {
    ck_team *team;
    const ck_kernels *kernels;
    const ck_attention_arguments *arguments;
    size_t tokens_per_part, heads_per_part;
    size_t score_rows, score_stride;
    bool has_scratch;
    ck_items items;
} attention;

static size_t parts(size_t n, size_t size) { return (n + size - 1) / size; }

static void attend(void *context, int thread, int threads) {
    (void)threads;
    attention *m = context;
    const ck_attention_arguments *a = m->arguments;
    size_t group = a->heads / a->kv_heads;
    size_t parts_of_group = parts(group, m->heads_per_part);
    size_t parts_of_token = parts_of_group * a->kv_heads;
    ck_attention_part part = {
        .scores = m->has_scratch ? ck_team_scratch(m->team, thread)
                                 : a->scratch + (size_t)thread * (a->first_position + a->tokens),
        .score_rows = m->score_rows,
        .score_stride = m->score_stride,
    };
    for (size_t item; (item = ck_take_item(&m->items, thread)) < m->items.count;) {
        // Later tokens see more positions; they go first so that the members finish together.
        size_t block = (m->items.count - 1 - item) / parts_of_token;
        size_t head_part = item % parts_of_token;
        size_t first_in_group = head_part % parts_of_group * m->heads_per_part;
        size_t heads = group - first_in_group;
        part.first_head = head_part / parts_of_group * group + first_in_group;
        part.heads = heads < m->heads_per_part ? heads : m->heads_per_part;
        part.first_token = block * m->tokens_per_part;
        size_t tokens = a->tokens - part.first_token;
        part.tokens = tokens < m->tokens_per_part ? tokens : m->tokens_per_part;
        m->kernels->attention(a, &part);
    }
}

void ck_attention(ck_team *team, const ck_attention_arguments *a) {
    if (a->tokens == 0 || a->heads == 0 || a->kv_heads == 0) {
        return;
    }
    attention m = {.team = team, .kernels = ck_current_kernels(), .arguments = a};
    size_t group = a->heads / a->kv_heads;
    size_t members = (size_t)ck_members(team);
    m.heads_per_part = group < QUERIES ? group : QUERIES;
    if (a->tokens * a->kv_heads < 2 * members) {
        m.heads_per_part = parts(group, 2 * members);
    }
    m.tokens_per_part = QUERIES / m.heads_per_part;
    size_t positions = a->first_position + a->tokens;
    m.score_stride = (positions + 15) / 16 * 16;
    m.has_scratch = ck_team_reserve(team, QUERIES * m.score_stride);
    m.score_rows = QUERIES;
    if (!m.has_scratch) {
        m.score_rows = 1;
        m.score_stride = positions;
    }
    ck_set_items(&m.items,
                 parts(a->tokens, m.tokens_per_part) * a->kv_heads * parts(group, m.heads_per_part),
                 ck_members(team));
    ck_team_run(m.items.count > 1 ? team : NULL, attend, &m);
}
