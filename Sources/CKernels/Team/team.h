#pragma once
// What the operations need of a team beyond the public interface.

#include "../include/CKernels.h"

// Makes sure that every member has `floats` of scratch, aligned to 64 bytes. Returns false if the
// system refuses or there is no team. Grows by half again at least, so repeated calls are cheap.
bool ck_team_reserve(ck_team *team, size_t floats);
// The scratch of a member, at least as large as the last successful reservation.
float *ck_team_scratch(ck_team *team, int thread);
// Memory that all members share, aligned to 64 bytes; its content is lost when it grows. NULL if
// the system refuses or there is no team.
void *ck_team_reserve_shared(ck_team *team, size_t bytes);

// Members of a team, 1 for NULL.
static inline int ck_members(const ck_team *team) { return team ? ck_team_threads(team) : 1; }
