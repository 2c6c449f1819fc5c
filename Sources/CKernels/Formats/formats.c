#include "formats.h"
#include "../include/CKernels.h"

static const struct {
    uint16_t elements, bytes;
} blocks[CK_TYPE_LIMIT] = {
    [CK_F32] = {1, 4},
    [CK_F16] = {1, 2},
    [CK_BF16] = {1, 2},
    [CK_Q4_0] = {32, sizeof(ck_block_q4_0)},
    [CK_Q4_1] = {32, sizeof(ck_block_q4_1)},
    [CK_Q5_0] = {32, sizeof(ck_block_q5_0)},
    [CK_Q5_1] = {32, sizeof(ck_block_q5_1)},
    [CK_Q8_0] = {32, sizeof(ck_block_q8_0)},
    [CK_Q2_K] = {256, sizeof(ck_block_q2_k)},
    [CK_Q3_K] = {256, sizeof(ck_block_q3_k)},
    [CK_Q4_K] = {256, sizeof(ck_block_q4_k)},
    [CK_Q5_K] = {256, sizeof(ck_block_q5_k)},
    [CK_Q6_K] = {256, sizeof(ck_block_q6_k)},
};

size_t ck_block_elements(int type) {
    return type < 0 || type >= CK_TYPE_LIMIT ? 0 : blocks[type].elements;
}

size_t ck_block_bytes(int type) {
    return type < 0 || type >= CK_TYPE_LIMIT ? 0 : blocks[type].bytes;
}
