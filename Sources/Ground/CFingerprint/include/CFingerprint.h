#pragma once

#include <stddef.h>
#include <stdint.h>

/// Adds bytes to a 128-bit FNV-1a hash (Fowler, Noll and Vo), whose halves are `low` and `high`.
void update_fnv1a_128(const uint8_t *bytes, size_t count, uint64_t *low, uint64_t *high);
