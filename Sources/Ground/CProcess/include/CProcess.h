#ifndef BY_EAR_CPROCESS_H
#define BY_EAR_CPROCESS_H

#include <stdint.h>

/// The bounds a child process lives in.
struct child_limits {
  /// Wall-clock time less the time it waits for a processor, where the system tells, in milliseconds.
  int64_t milliseconds;
  /// What it may write to one file, its output included, in bytes.
  int64_t file_bytes;
  /// Its address space, in bytes; 0 for no bound.
  int64_t memory_bytes;
};

/// How a child process ended.
struct child_ending {
  /// The exit status, or -1 if a signal ended it.
  int exit_status;
  /// The signal, or 0.
  int signal;
  /// Whether it was stopped because its time was over.
  int timed_out;
  /// Wall-clock time, in milliseconds.
  int64_t milliseconds;
};

/// Exit statuses of a child that could not begin.
enum {
  CHILD_NO_DIRECTORY = 121,
  CHILD_NO_ENTRY = 122,
};

/// Loads a shared object; `NULL` if it cannot be loaded, with the reason on standard error.
///
/// Loading before forking saves each child from doing it.
void *load_library(const char *path);

/// Takes the network from this process and its children, where the system lets a process give it up.
void leave_network(void);

/// Runs `entry` of a loaded library in a forked child whose working directory is `directory` and
/// waits for its end. Output and errors go to the files `output` and `errors` there.
///
/// The child has a process group of its own, which ends with it, and no right to write outside
/// `directory`, where the system lets a process give it up (see confine.h). Returns 0, or an errno
/// when there is no child at all.
///
/// The caller must have one thread only.
int run_in_child(void *library, const char *entry, const char *directory,
                 struct child_limits limits, struct child_ending *ending);

#endif
