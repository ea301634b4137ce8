#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CFolders.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int exchange_names(const char *first, const char *second) {
#ifdef __APPLE__
  int result = renamex_np(first, second, RENAME_SWAP);
#else
  int result = renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
#endif
  return result == 0 ? 0 : errno;
}
