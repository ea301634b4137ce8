#ifndef BY_EAR_LIVING_H
#define BY_EAR_LIVING_H

#include "CProcess.h"

/// What happens in a child.
struct life {
  /// Does it and returns the exit status.
  int (*run)(const struct life *life);
  /// The loaded library and the name of its function, where one is to be called.
  void *library;
  const char *entry;
  /// The working directory, outside of which nothing may be written.
  const char *directory;
  /// The bounds.
  struct child_limits limits;
};

/// Lives a life in a forked child and waits for its end.
///
/// `is_counted` becomes whether the processes that it starts are counted. Returns 0, or an errno when
/// there is no child at all.
int live_in_child(const struct life *life, int *is_counted, struct child_ending *ending);

#endif
