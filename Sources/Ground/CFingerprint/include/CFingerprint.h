#pragma once

#include <stddef.h>
#include <stdint.h>

/// Takes bytes into a hash of 128 bits, by Fowler, Noll and Vo's FNV-1a; `low` and `high` are its halves.
void take_into_fingerprint(const uint8_t *bytes, size_t count, uint64_t *low, uint64_t *high);
