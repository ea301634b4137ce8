#ifndef CCOUNTING_H
#define CCOUNTING_H

/// How many bytes of a text come before its end.
int count_bytes(const char *text);

#endif
