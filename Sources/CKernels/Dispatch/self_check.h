#pragma once

#include "kernels.h"

// Whether the kernels give the scalar twin's bits for every format and operation on a small fixed
// input: a guard against a processor, hypervisor or compiler that computes something else.
bool ck_agrees_with_scalar(const ck_kernels *kernels);
