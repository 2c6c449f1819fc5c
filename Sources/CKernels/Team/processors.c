// How many processors this process may use.

#ifdef __linux__
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#endif
#ifdef __APPLE__
#include <sys/sysctl.h>
#endif
#include "../include/CKernels.h"
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

// The first line of a file. False if there is none.
static bool read_line(const char *path, char *line, int size) {
    FILE *file = fopen(path, "re");
    bool read = file && fgets(line, size, file);
    if (file) {
        fclose(file);
    }
    return read;
}

static int quota_v2(const char *group, int limit) {
    char path[4096 + 64], line[128];
    long long quota, period;
    snprintf(path, sizeof path, "/sys/fs/cgroup%s/cpu.max", group);
    // "max 100000" has no number in front and so sets no limit.
    if (read_line(path, line, sizeof line) && sscanf(line, "%lld %lld", &quota, &period) == 2) {
        return processors_of_quota(quota, period, limit);
    }
    return limit;
}

static int quota_v1(const char *group, int limit) {
    char path[4096 + 64], quota[64], period[64];
    snprintf(path, sizeof path, "/sys/fs/cgroup/cpu%s/cpu.cfs_quota_us", group);
    if (!read_line(path, quota, sizeof quota)) {
        return limit;
    }
    snprintf(path, sizeof path, "/sys/fs/cgroup/cpu%s/cpu.cfs_period_us", group);
    if (!read_line(path, period, sizeof period)) {
        return limit;
    }
    return processors_of_quota(atoll(quota), atoll(period), limit);
}

// Whether a comma-separated list of controllers has `cpu`.
static bool has_cpu_controller(const char *list) {
    for (const char *name = list; name; name = strchr(name, ',')) {
        name += *name == ',';
        if (strncmp(name, "cpu", 3) == 0 && (name[3] == ',' || name[3] == 0)) {
            return true;
        }
    }
    return false;
}

// The smallest quota of this process's group and the groups above it. Inside a container the path
// in /proc/self/cgroup may be the host's; the root of the mount is then the container's own group
// and always tried.
static int limit_by_cgroup(int limit) {
    FILE *file = fopen("/proc/self/cgroup", "re");
    char line[4096];
    while (file && fgets(line, sizeof line, file)) {
        char *list = strchr(line, ':');
        char *group = list ? strchr(list + 1, ':') : NULL;
        if (!group) {
            continue;
        }
        *group++ = 0;
        list++;
        bool is_v2 = *list == 0;
        if (!is_v2 && !has_cpu_controller(list)) {
            continue;
        }
        group[strcspn(group, "\n")] = 0;
        for (;;) {
            char *slash = strrchr(group, '/');
            if (strcmp(group, "/") == 0) {
                *group = 0;
            }
            limit = is_v2 ? quota_v2(group, limit) : quota_v1(group, limit);
            if (*group == 0 || !slash) {
                break;
            }
            *slash = 0;
        }
    }
    if (file) {
        fclose(file);
    }
    return limit;
}

int ck_available_processors(void) {
    int processors = affinity();
    if (processors < 1) {
        processors = (int)sysconf(_SC_NPROCESSORS_ONLN);
    }
    processors = processors < 1 ? 1 : processors;
    return limit_by_cgroup(processors);
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
