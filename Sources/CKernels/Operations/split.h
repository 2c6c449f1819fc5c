#pragma once
// Splitting an operation over a team.

#include "../Team/team.h"
#include <stdatomic.h>

// Work items handed out one by one, in order.
typedef struct {
    atomic_size_t next;
    size_t count;
} ck_items;

// The next item, or `count` or more when none is left.
static inline size_t ck_take_item(ck_items *items) {
    return atomic_fetch_add_explicit(&items->next, 1, memory_order_relaxed);
}

// The first element of a member's share when n elements are cut into equal shares at multiples of
// `unit`; the share ends where the next begins.
static inline size_t ck_share_start(size_t n, size_t unit, int thread, int threads) {
    size_t units = (n + unit - 1) / unit;
    size_t start = units * (size_t)thread / (size_t)threads * unit;
    return start < n ? start : n;
}

// Runs `body` on the team if the work is worth a hand-over, else on the calling thread.
static inline void ck_run_if_large(ck_team *team, size_t work, size_t smallest,
                                   void (*body)(void *context, int thread, int threads),
                                   void *context) {
    ck_team_run(work >= smallest ? team : NULL, body, context);
}
