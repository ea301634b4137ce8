#include "CCounting.h"

int count_bytes(const char *text) {
  int count = 0;
  while (text[count] != '\0') count++;
  return count;
}
