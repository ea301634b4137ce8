#include "CFingerprint.h"

// The prime is 2^88 + 0x13B.
static const uint64_t prime_low = 0x13B;
static const int prime_shift = 88 - 64;

void update_fnv1a_128(const uint8_t *bytes, size_t count, uint64_t *low, uint64_t *high) {
  uint64_t l = *low, h = *high;
  for (size_t index = 0; index < count; index++) {
    l ^= bytes[index];
    unsigned __int128 product = (unsigned __int128)l * prime_low;
    h = h * prime_low + (uint64_t)(product >> 64) + (l << prime_shift);
    l = (uint64_t)product;
  }
  *low = l;
  *high = h;
}
