// How much memory this process may use.

#ifdef __APPLE__
#include <sys/sysctl.h>
#endif
#include "../include/CKernels.h"
#include "cgroup.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#ifdef __linux__

static void apply_limit(void *context, const char *group, bool is_v2) {
    uint64_t *limit = context;
    char path[4096 + 64], line[64];
    if (is_v2) {
        snprintf(path, sizeof path, "/sys/fs/cgroup%s/memory.max", group);
    } else {
        snprintf(path, sizeof path, "/sys/fs/cgroup/memory%s/memory.limit_in_bytes", group);
    }
    // "max" is no number and so sets no limit.
    if (ck_read_line(path, line, sizeof line)) {
        unsigned long long bytes = strtoull(line, NULL, 10);
        *limit = bytes > 0 && bytes < *limit ? bytes : *limit;
    }
}

uint64_t ck_available_memory(void) {
    long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
    uint64_t bytes = pages > 0 && page > 0 ? (uint64_t)pages * (uint64_t)page : UINT64_MAX;
    ck_visit_cgroups("memory", apply_limit, &bytes);
    return bytes;
}

#elif defined(__APPLE__)

uint64_t ck_available_memory(void) {
    uint64_t bytes = 0;
    size_t size = sizeof bytes;
    bool known = sysctlbyname("hw.memsize", &bytes, &size, NULL, 0) == 0 && bytes > 0;
    return known ? bytes : UINT64_MAX;
}

#else

uint64_t ck_available_memory(void) { return UINT64_MAX; }

#endif
