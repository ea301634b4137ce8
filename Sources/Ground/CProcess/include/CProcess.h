#ifndef BY_EAR_CPROCESS_H
#define BY_EAR_CPROCESS_H

#include <stdint.h>
#include <sys/types.h>

/// Starts a program, a name on the path or a path, in a working directory, or in that of this process if
/// `folder` is NULL.
///
/// Its standard streams are `streams`, or nothing where one is negative; it has no other descriptor and
/// blocks no signal. It stays in the group of this process, so that Ctrl-C reaches it, unless it leads its own.
/// Returns 0, or an errno.
int start_process(const char *program, char *const arguments[], char *const environment[],
                  const char *folder, const int streams[3], int leads_group, pid_t *process);

/// The bounds a child process lives in.
struct child_limits {
  /// Wall-clock time less the time it waits for a processor, where the system tells, in milliseconds.
  int64_t milliseconds;
  /// What it may write to one file, its output included, in bytes.
  int64_t file_bytes;
  /// Its address space, in bytes; 0 for no bound.
  int64_t memory_bytes;
  /// How many processes it and all that it starts may start, where the system lets somebody count.
  int64_t processes;
};

/// How a child process ended.
struct child_ending {
  /// The exit status, or -1 if a signal ended it.
  int exit_status;
  /// The signal, or 0.
  int signal;
  /// Whether it was stopped because its time was over.
  int timed_out;
  /// Whether it came so far that its library was loaded; a library may run code before that.
  int is_loaded;
  /// Wall-clock time, in milliseconds.
  int64_t milliseconds;
};

/// Exit statuses of a child that could not begin.
enum {
  CHILD_NO_LIBRARY = 120,
  CHILD_NO_DIRECTORY = 121,
  CHILD_NO_ENTRY = 122,
};

/// What a child is kept from, as bits.
enum {
  /// Writing outside its directory.
  PROTECTION_WRITING = 1,
  /// Cutting off files outside its directory.
  PROTECTION_TRUNCATING = 2,
  /// Changing owners, permissions, times and attributes of files.
  PROTECTION_MODES = 4,
  /// The network, and sockets of other programs.
  PROTECTION_NETWORK = 8,
  /// Leaving processes behind in sessions of their own.
  PROTECTION_SESSIONS = 16,
  /// Signals to processes that are not its own.
  PROTECTION_SIGNALS = 32,
  /// More processes than its limit.
  PROTECTION_PROCESSES = 64,
};

/// Binds the life of this process to the process that started it and to the one that waits for what it
/// finds out: when one of them is gone, or a signal asks this one to end, the child that runs ends with all
/// it started, and then this process.
void live_for(int64_t process);

/// Takes the network from this process and its children, where the system lets a process give it up.
void leave_network(void);

/// Takes from this process what it has no need of to run children whose working directories lie in
/// `directory`: writing elsewhere, the network, most of what is known of files. Children take more from
/// themselves; what they got out of that would stand before this wall.
void confine_host(const char *directory);

/// The version of the system's rules for files and networks that a process can give itself; 0 if it has
/// none. Linux: that of Landlock.
int version_of_own_rules(void);

/// Tries in a child whose working directory is `directory` what a child is to be kept from.
///
/// Beside `directory` a file is made for it and removed. Returns what succeeded, and so what children
/// are not kept from, as bits.
int missing_protections(const char *directory);

/// Loads a library and runs its function `entry` in a forked child whose working directory is `directory`,
/// and waits for its end. Output and errors go to the files `output` and `errors` there.
///
/// The child loads it only when it is within its limits and kept from the things above: a library may run
/// code before anybody calls it. So each child loads it anew.
///
/// The child has a process group of its own, which ends with it, and is kept from the things above,
/// where the system lets a process give them up. Returns 0, or an errno when there is no child at all.
///
/// The caller must have one thread only.
int run_in_child(const char *library, const char *entry, const char *directory,
                 struct child_limits limits, struct child_ending *ending);

#endif
