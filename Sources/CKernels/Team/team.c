// A persistent team of threads with a hand-over of about a microsecond.
//
// A run publishes its body and raises `generation`. A member that sees it claims its share, works
// and counts `remaining` down. The calling thread does its own share, then claims and does those of
// members that have not come yet: a run never waits for a thread that the system has not scheduled,
// only for shares already begun.
//
// Whoever waits spins for SPIN_NANOSECONDS, then sleeps on a condition variable. Spinning is left
// out when the machine has fewer processors than the team has members, since the spinner would keep
// the thread it waits for from running.
//
// A sleeper announces itself in `sleepers` before it looks at the state once more, and the other
// side changes the state before it looks at `sleepers`; both are sequentially consistent, so at
// least one of them sees the other. The mutex covers the look and the wait.

#include "team.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

enum { SPIN_NANOSECONDS = 50000, SPINS_BETWEEN_CLOCK_READS = 32 };

// Members' records lie a cache line apart, so that members do not write to one line.
typedef struct {
    // The last generation in which somebody claimed this member's share.
    _Alignas(64) atomic_uint claimed;
    float *scratch;
    ck_team *team;
    pthread_t handle;
    int index;
} member;

struct ck_team {
    int threads;
    bool spins;
    member *members;
    void (*body)(void *context, int thread, int threads);
    void *context;
    size_t scratch_floats;
    void *shared;
    size_t shared_bytes;
    pthread_mutex_t mutex;
    pthread_cond_t start, finish;
    _Alignas(64) atomic_uint generation;
    atomic_bool stops;
    _Alignas(64) atomic_int remaining;
    _Alignas(64) atomic_int sleepers;
    atomic_bool caller_sleeps;
};

static void relax(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

static uint64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

// Spins until the condition holds or the time is over; returns whether it holds.
static bool spin(ck_team *team, bool (*holds)(ck_team *team, unsigned value), unsigned value) {
    if (holds(team, value)) {
        return true;
    }
    if (!team->spins) {
        return false;
    }
    uint64_t end = now() + SPIN_NANOSECONDS;
    do {
        for (int i = 0; i < SPINS_BETWEEN_CLOCK_READS; i++) {
            relax();
            if (holds(team, value)) {
                return true;
            }
        }
    } while (now() < end);
    return false;
}

static bool has_new_generation(ck_team *team, unsigned seen) {
    return atomic_load(&team->generation) != seen;
}

static bool is_finished(ck_team *team, unsigned unused) {
    (void)unused;
    return atomic_load(&team->remaining) == 0;
}

// Takes over a member's share of a generation; false if somebody else has done so. Every share is
// claimed once in every generation, so a late member finds the generation it saw claimed.
static bool claim(ck_team *team, int index, unsigned generation) {
    unsigned previous = generation - 1;
    return atomic_compare_exchange_strong(&team->members[index].claimed, &previous, generation);
}

static void do_share(ck_team *team, int index) {
    team->body(team->context, index, team->threads);
    if (atomic_fetch_sub(&team->remaining, 1) == 1 && atomic_load(&team->caller_sleeps)) {
        pthread_mutex_lock(&team->mutex);
        pthread_cond_signal(&team->finish);
        pthread_mutex_unlock(&team->mutex);
    }
}

static void *work(void *argument) {
    member *self = argument;
    ck_team *team = self->team;
    unsigned seen = 0;
    for (;;) {
        if (!spin(team, has_new_generation, seen)) {
            pthread_mutex_lock(&team->mutex);
            atomic_fetch_add(&team->sleepers, 1);
            while (!has_new_generation(team, seen)) {
                pthread_cond_wait(&team->start, &team->mutex);
            }
            atomic_fetch_sub(&team->sleepers, 1);
            pthread_mutex_unlock(&team->mutex);
        }
        if (atomic_load(&team->stops)) {
            return NULL;
        }
        seen = atomic_load(&team->generation);
        if (claim(team, self->index, seen)) {
            do_share(team, self->index);
        }
    }
}

static unsigned raise_generation(ck_team *team) {
    unsigned generation = atomic_fetch_add(&team->generation, 1) + 1;
    if (atomic_load(&team->sleepers) > 0) {
        pthread_mutex_lock(&team->mutex);
        pthread_cond_broadcast(&team->start);
        pthread_mutex_unlock(&team->mutex);
    }
    return generation;
}

// Ends and joins the members 1 ..< count and frees everything.
static void dissolve(ck_team *team, int count) {
    atomic_store(&team->stops, true);
    raise_generation(team);
    for (int i = 1; i < count; i++) {
        pthread_join(team->members[i].handle, NULL);
    }
    for (int i = 0; i < team->threads; i++) {
        free(team->members[i].scratch);
    }
    free(team->shared);
    pthread_cond_destroy(&team->finish);
    pthread_cond_destroy(&team->start);
    pthread_mutex_destroy(&team->mutex);
    free(team->members);
    free(team);
}

static void *allocate(size_t bytes) {
    void *memory = NULL;
    return posix_memalign(&memory, 64, bytes) ? NULL : memory;
}

// A team without threads, or NULL.
static ck_team *team_without_threads(int threads) {
    ck_team *team = allocate(sizeof *team);
    if (!team) {
        return NULL;
    }
    *team = (ck_team){.threads = threads, .spins = threads <= ck_available_processors()};
    team->members = allocate((size_t)threads * sizeof *team->members);
    if (!team->members) {
        free(team);
        return NULL;
    }
    for (int i = 0; i < threads; i++) {
        team->members[i] = (member){.team = team, .index = i};
    }
    if (pthread_mutex_init(&team->mutex, NULL) == 0) {
        if (pthread_cond_init(&team->start, NULL) == 0) {
            if (pthread_cond_init(&team->finish, NULL) == 0) {
                return team;
            }
            pthread_cond_destroy(&team->start);
        }
        pthread_mutex_destroy(&team->mutex);
    }
    free(team->members);
    free(team);
    return NULL;
}

ck_team *ck_team_create(int threads) {
    if (threads < 1) {
        return NULL;
    }
    ck_team *team = team_without_threads(threads);
    if (!team) {
        return NULL;
    }
    for (int i = 1; i < threads; i++) {
        if (pthread_create(&team->members[i].handle, NULL, work, &team->members[i]) != 0) {
            dissolve(team, i);
            return NULL;
        }
    }
    return team;
}

void ck_team_destroy(ck_team *team) {
    if (team) {
        dissolve(team, team->threads);
    }
}

int ck_team_threads(const ck_team *team) { return team->threads; }

void ck_team_run(ck_team *team, void (*body)(void *context, int thread, int threads),
                 void *context) {
    if (!team || team->threads == 1) {
        body(context, 0, 1);
        return;
    }
    team->body = body;
    team->context = context;
    atomic_store(&team->remaining, team->threads - 1);
    unsigned generation = raise_generation(team);
    body(context, 0, team->threads);
    for (int i = 1; i < team->threads; i++) {
        if (claim(team, i, generation)) {
            do_share(team, i);
        }
    }
    if (!spin(team, is_finished, 0)) {
        pthread_mutex_lock(&team->mutex);
        atomic_store(&team->caller_sleeps, true);
        while (!is_finished(team, 0)) {
            pthread_cond_wait(&team->finish, &team->mutex);
        }
        atomic_store(&team->caller_sleeps, false);
        pthread_mutex_unlock(&team->mutex);
    }
}

bool ck_team_reserve(ck_team *team, size_t floats) {
    if (!team) {
        return false;
    }
    if (floats <= team->scratch_floats) {
        return true;
    }
    if (floats > SIZE_MAX / sizeof(float) / 2) {
        return false;
    }
    // All or nothing: the old scratch stays valid until every member has the new one.
    size_t enlarged = (floats + floats / 2 + 15) / 16 * 16;
    float **fresh = calloc((size_t)team->threads, sizeof *fresh);
    bool complete = fresh != NULL;
    for (int i = 0; complete && i < team->threads; i++) {
        fresh[i] = allocate(enlarged * sizeof(float));
        complete = fresh[i] != NULL;
    }
    for (int i = 0; fresh && i < team->threads; i++) {
        if (complete) {
            free(team->members[i].scratch);
            team->members[i].scratch = fresh[i];
        } else {
            free(fresh[i]);
        }
    }
    free(fresh);
    if (complete) {
        team->scratch_floats = enlarged;
    }
    return complete;
}

float *ck_team_scratch(ck_team *team, int thread) { return team->members[thread].scratch; }

void *ck_team_reserve_shared(ck_team *team, size_t bytes) {
    if (!team || bytes > SIZE_MAX / 2) {
        return NULL;
    }
    if (bytes > team->shared_bytes) {
        size_t enlarged = bytes + bytes / 2;
        void *fresh = allocate(enlarged);
        if (!fresh) {
            return NULL;
        }
        free(team->shared);
        team->shared = fresh;
        team->shared_bytes = enlarged;
    }
    return team->shared;
}
