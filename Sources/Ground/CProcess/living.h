#ifndef BY_EAR_LIVING_H
#define BY_EAR_LIVING_H

#include "CProcess.h"

/// What a child runs, and its limits.
struct life {
  /// Runs in the child and returns the exit status.
  int (*run)(const struct life *life);
  /// The path of a library and the name of the function to call; unused by trials.
  const char *library;
  const char *entry;
  /// Set once the library is loaded, and once its function has ended; in memory shared with the
  /// host.
  int *is_loaded;
  int *has_finished;
  /// The working directory, the only place where the child may write.
  const char *directory;
  struct child_limits limits;
  /// Whether a descendant ends with the process that started it.
  int ends_orphans;
};

/// Runs `life` in a forked child and waits for its end.
///
/// Sets `is_counted` if the processes that it starts are counted. Returns 0, or an errno if no
/// child could be started.
int live_in_child(const struct life *life, int *is_counted, struct child_ending *ending);

/// Waits for the end of a child that leads a session, stops it at its limits, and ends all of its
/// descendants.
///
/// `listener` receives the child's requests for permission, or is -1; it is closed. Returns 0, or
/// an errno if there is no such child.
int watch(pid_t child, int listener, const struct life *life, struct child_ending *ending);

/// The processor time of a child and its running descendants, in milliseconds.
int64_t milliseconds_of_tree(pid_t child);

/// The limit that a child and its descendants exceed together, or 0.
int exceeded_limit(const struct life *life, int has_descendants);

#endif
