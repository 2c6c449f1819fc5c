#pragma once
// The control groups of this process, which limit what it may use. Linux only.

#include <stdbool.h>

// Calls `visit` for the process's group of a controller such as `cpu`, and for the groups above it.
// Inside a container the path in /proc/self/cgroup may be the host's; the root of the mount is then
// the container's own group and always visited, as the empty path.
void ck_visit_cgroups(const char *controller,
                      void (*visit)(void *context, const char *group, bool is_v2), void *context);

// The first line of a file. False if there is none.
bool ck_read_line(const char *path, char *line, int size);
