#pragma once
// Splitting an operation over a team.

#include "../Team/team.h"
#include <stdatomic.h>

// Members beyond this many share their items.
enum { CK_MOST_SHARES = 32 };

// Numbered work items. Each member takes its own contiguous share in order, so that prefetching
// and caches work across items, then helps the others.
typedef struct {
    size_t count, shares;
    struct {
        _Alignas(64) atomic_size_t next;
    } cursors[CK_MOST_SHARES];
} ck_items;

static inline size_t ck_share_of_items(const ck_items *items, size_t share) {
    return items->count / items->shares * share +
           items->count % items->shares * share / items->shares;
}

static inline void ck_set_items(ck_items *items, size_t count, int threads) {
    items->count = count;
    items->shares = threads < CK_MOST_SHARES ? (size_t)threads : CK_MOST_SHARES;
    for (size_t share = 0; share < items->shares; share++) {
        atomic_init(&items->cursors[share].next, ck_share_of_items(items, share));
    }
}

// The member's next item, or `count` when none is left.
static inline size_t ck_take_item(ck_items *items, int thread) {
    for (size_t i = 0; i < items->shares; i++) {
        size_t share = ((size_t)thread + i) % items->shares;
        atomic_size_t *next = &items->cursors[share].next;
        size_t end = ck_share_of_items(items, share + 1);
        // The look before the increment keeps other members from writing to an empty share's line.
        if (atomic_load_explicit(next, memory_order_relaxed) < end) {
            size_t item = atomic_fetch_add_explicit(next, 1, memory_order_relaxed);
            if (item < end) {
                return item;
            }
        }
    }
    return items->count;
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
