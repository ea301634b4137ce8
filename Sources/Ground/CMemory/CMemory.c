#include "CMemory.h"

#ifdef __linux__
#include <mimalloc.h>

/// Memory that is free goes back after a hundredth of a second: by its own rules mimalloc waits
/// longer, and the next share of a long book would take new memory meanwhile.
__attribute__((constructor)) static void wait_less(void) {
  mi_option_set(mi_option_decommit_delay, 10);
  mi_option_set(mi_option_segment_decommit_delay, 10);
}
#endif

void give_back_at_once(void) {
#ifdef __linux__
  mi_option_set(mi_option_decommit_delay, 1);
  mi_option_set(mi_option_segment_decommit_delay, 1);
#endif
}

void give_back_free_memory(void) {
#ifdef __linux__
  mi_collect(true);
#endif
}
