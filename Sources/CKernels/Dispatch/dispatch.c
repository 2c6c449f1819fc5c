// Which kernels run: the strongest set that the processor and system support and whose results
// equal the scalar twin's on a small input.

#include "kernels.h"
#include "self_check.h"
#include <pthread.h>
#include <stdatomic.h>

static bool processor_has(int instruction_set) {
    switch (instruction_set) {
    case CK_SCALAR:
        return true;
#if defined(__x86_64__)
    // These builtins ask the operating system too whether it saves the wide registers.
    case CK_AVX2:
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
               __builtin_cpu_supports("f16c");
    case CK_AVX512:
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
               __builtin_cpu_supports("f16c") && __builtin_cpu_supports("avx512f") &&
               __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
               __builtin_cpu_supports("avx512vl");
    case CK_AVX512_VNNI:
        return processor_has(CK_AVX512) && __builtin_cpu_supports("avx512vnni");
#elif defined(__aarch64__)
    case CK_NEON:
        return true;
#endif
    default:
        return false;
    }
}

static const ck_kernels *table(int instruction_set) {
    switch (instruction_set) {
    case CK_SCALAR:
        return &ck_kernels_scalar;
#if defined(__x86_64__)
    case CK_AVX2:
        return &ck_kernels_avx2;
    case CK_AVX512:
        return &ck_kernels_avx512;
    case CK_AVX512_VNNI:
        return &ck_kernels_avx512_vnni;
#elif defined(__aarch64__)
    case CK_NEON:
        return &ck_kernels_neon;
#endif
    default:
        return NULL;
    }
}

enum { INSTRUCTION_SETS = 5 };

static pthread_once_t once = PTHREAD_ONCE_INIT;
// Sets that work here, found once.
static bool available[INSTRUCTION_SETS];
static atomic_int selected;

static void find_available(void) {
    available[CK_SCALAR] = true;
    for (int set = 1; set < INSTRUCTION_SETS; set++) {
        available[set] = processor_has(set) && ck_agrees_with_scalar(table(set));
        if (available[set]) {
            atomic_store(&selected, set);
        }
    }
}

bool ck_is_available(int instruction_set) {
    pthread_once(&once, find_available);
    return instruction_set >= 0 && instruction_set < INSTRUCTION_SETS && available[instruction_set];
}

bool ck_select(int instruction_set) {
    if (!ck_is_available(instruction_set)) {
        return false;
    }
    atomic_store(&selected, instruction_set);
    return true;
}

int ck_selected(void) {
    pthread_once(&once, find_available);
    return atomic_load(&selected);
}

const ck_kernels *ck_current_kernels(void) { return table(ck_selected()); }

const char *ck_name(int instruction_set) {
    switch (instruction_set) {
    case CK_SCALAR:
        return "scalar";
    case CK_AVX2:
        return "AVX2";
    case CK_AVX512:
        return "AVX-512";
    case CK_NEON:
        return "NEON";
    case CK_AVX512_VNNI:
        return "AVX-512 VNNI";
    default:
        return "unknown";
    }
}
