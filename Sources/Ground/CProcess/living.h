#ifndef BY_EAR_LIVING_H
#define BY_EAR_LIVING_H

#include "CProcess.h"

/// What happens in a child.
struct life {
  /// Does it and returns the exit status.
  int (*run)(const struct life *life);
  /// The path of a library and the name of its function, where one is to be called.
  const char *library;
  const char *entry;
  /// Becomes other than 0 once the library is loaded; the host sees it, too.
  int *is_loaded;
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

/// Waits for the end of a child that leads a process group, stops it when its time is over, and ends all
/// that it started.
///
/// `listener` is where the child asks for what it may not do by itself, or -1; it is closed. Returns 0,
/// or an errno when there is no such child.
int watch(pid_t child, int listener, const struct life *life, struct child_ending *ending);

#endif
