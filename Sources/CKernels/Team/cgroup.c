#ifdef __linux__

#include "cgroup.h"
#include <stdio.h>
#include <string.h>

bool ck_read_line(const char *path, char *line, int size) {
    FILE *file = fopen(path, "re");
    bool read = file && fgets(line, size, file);
    if (file) {
        fclose(file);
    }
    return read;
}

// Whether a comma-separated list of controllers has one.
static bool has_controller(const char *list, const char *controller) {
    size_t length = strlen(controller);
    for (const char *name = list; name; name = strchr(name, ',')) {
        name += *name == ',';
        if (strncmp(name, controller, length) == 0 &&
            (name[length] == ',' || name[length] == 0)) {
            return true;
        }
    }
    return false;
}

void ck_visit_cgroups(const char *controller,
                      void (*visit)(void *context, const char *group, bool is_v2), void *context) {
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
        if (!is_v2 && !has_controller(list, controller)) {
            continue;
        }
        group[strcspn(group, "\n")] = 0;
        for (;;) {
            char *slash = strrchr(group, '/');
            if (strcmp(group, "/") == 0) {
                *group = 0;
            }
            visit(context, group, is_v2);
            if (*group == 0 || !slash) {
                break;
            }
            *slash = 0;
        }
    }
    if (file) {
        fclose(file);
    }
}

#endif
