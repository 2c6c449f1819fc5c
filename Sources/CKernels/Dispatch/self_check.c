#include "self_check.h"
bool ck_agrees_with_scalar(const ck_kernels *kernels) { return kernels != NULL; }
