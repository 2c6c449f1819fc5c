// How many processors this process may use.

#ifdef __linux__
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#endif
#ifdef __APPLE__
#include <sys/sysctl.h>
#endif
#include "../include/CKernels.h"
#include "cgroup.h"
#include <unistd.h>

#ifdef __linux__

// Processors of the affinity mask, 0 if it cannot be read. The mask grows until the kernel's fits.
static int affinity(void) {
    for (int processors = 1024; processors <= 1 << 20; processors *= 4) {
        cpu_set_t *set = CPU_ALLOC(processors);
        if (!set) {
            return 0;
        }
        size_t size = CPU_ALLOC_SIZE(processors);
        int count = sched_getaffinity(0, size, set) == 0 ? CPU_COUNT_S(size, set) : 0;
        CPU_FREE(set);
        if (count > 0) {
            return count;
        }
    }
    return 0;
}

// Processors of a quota in microseconds, rounded up; a quota of 0 or less means no limit.
static int processors_of_quota(long long quota, long long period, int limit) {
    if (quota <= 0 || period <= 0 || quota / period >= limit) {
        return limit;
    }
    int processors = (int)((quota + period - 1) / period);
    return processors < 1 ? 1 : processors;
}

static int quota_v2(const char *group, int limit) {
    char path[4096 + 64], line[128];
    long long quota, period;
    snprintf(path, sizeof path, "/sys/fs/cgroup%s/cpu.max", group);
    // "max 100000" has no number in front and so sets no limit.
    if (ck_read_line(path, line, sizeof line) && sscanf(line, "%lld %lld", &quota, &period) == 2) {
        return processors_of_quota(quota, period, limit);
    }
    return limit;
}

static int quota_v1(const char *group, int limit) {
    char path[4096 + 64], quota[64], period[64];
    snprintf(path, sizeof path, "/sys/fs/cgroup/cpu%s/cpu.cfs_quota_us", group);
    if (!ck_read_line(path, quota, sizeof quota)) {
        return limit;
    }
    snprintf(path, sizeof path, "/sys/fs/cgroup/cpu%s/cpu.cfs_period_us", group);
    if (!ck_read_line(path, period, sizeof period)) {
        return limit;
    }
    return processors_of_quota(atoll(quota), atoll(period), limit);
}

static void apply_quota(void *context, const char *group, bool is_v2) {
    int *limit = context;
    *limit = is_v2 ? quota_v2(group, *limit) : quota_v1(group, *limit);
}

int ck_available_processors(void) {
    int processors = affinity();
    if (processors < 1) {
        processors = (int)sysconf(_SC_NPROCESSORS_ONLN);
    }
    processors = processors < 1 ? 1 : processors;
    ck_visit_cgroups("cpu", apply_quota, &processors);
    return processors;
}

#elif defined(__APPLE__)

int ck_available_processors(void) {
    int processors = 0;
    size_t size = sizeof processors;
    // Cores of the first performance level; all cores where there is only one kind.
    if (sysctlbyname("hw.perflevel0.logicalcpu", &processors, &size, NULL, 0) != 0 ||
        processors < 1) {
        size = sizeof processors;
        if (sysctlbyname("hw.activecpu", &processors, &size, NULL, 0) != 0) {
            processors = 1;
        }
    }
    return processors < 1 ? 1 : processors;
}

#else

int ck_available_processors(void) {
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return processors < 1 ? 1 : (int)processors;
}

#endif
