#ifndef BY_EAR_CPROCESS_H
#define BY_EAR_CPROCESS_H

#include <stdint.h>
#include <sys/types.h>

/// Starts a program.
///
/// `program` is a path or a name to look up in PATH. `folder` is the working directory, or NULL for
/// that of this process. `streams` are the standard streams; a negative one is /dev/null. The
/// program inherits no other descriptors and blocks no signals. It stays in the process group of
/// this process, so that Ctrl-C reaches it, unless `leads_group`. Returns 0 or an errno.
int start_process(const char *program, char *const arguments[], char *const environment[],
                  const char *folder, const int streams[3], int leads_group, pid_t *process);

/// The limits of a child process.
struct child_limits {
  /// Wall-clock time in milliseconds, minus the time spent waiting for a processor if that is
  /// known.
  int64_t milliseconds;
  /// The maximum size of each file it writes, including its output, in bytes.
  int64_t file_bytes;
  /// The address space in bytes; 0 for no limit.
  int64_t memory_bytes;
  /// The number of processes that it and its descendants may start, if the system can count them.
  int64_t processes;
  /// The memory that it and its descendants may use together, in bytes; 0 for no limit.
  int64_t total_memory_bytes;
  /// What its directory may contain: bytes, and files or folders; 0 for no limit.
  int64_t directory_bytes;
  int64_t directory_entries;
};

/// How a child process ended.
struct child_ending {
  /// The exit status, or -1 if a signal ended it.
  int exit_status;
  /// The signal, or 0.
  int signal;
  /// Whether it was stopped at the time limit.
  int timed_out;
  /// The other limit at which it was stopped, or 0; see below.
  int exceeded;
  /// Whether it called `note_finish` before it ended.
  int has_finished;
  /// Whether its library was loaded completely; a library may run code while it is loaded.
  int is_loaded;
  /// Wall-clock time, in milliseconds.
  int64_t milliseconds;
};

/// Exit statuses of a child that could not run its function.
enum {
  CHILD_NO_LIBRARY = 120,
  CHILD_NO_DIRECTORY = 121,
  CHILD_NO_ENTRY = 122,
  CHILD_NO_PROGRAM = 127,
};

/// Limits that a child and its descendants exceeded together.
enum {
  CHILD_MEMORY = 1,
  CHILD_DIRECTORY = 2,
};

/// Restrictions of a child, as bits.
enum {
  /// Writing outside its directory.
  PROTECTION_WRITING = 1,
  /// Truncating files outside its directory.
  PROTECTION_TRUNCATING = 2,
  /// Changing owners, permissions, times and attributes of files.
  PROTECTION_MODES = 4,
  /// The network, and sockets, queues, semaphores and shared memory of other programs.
  PROTECTION_NETWORK = 8,
  /// Leaving processes behind in sessions of their own.
  PROTECTION_SESSIONS = 16,
  /// Sending signals to other processes.
  PROTECTION_SIGNALS = 32,
  /// Starting more processes than its limit.
  PROTECTION_PROCESSES = 64,
  /// Using the terminal: reading what is typed, typing into it, and changing its settings.
  PROTECTION_TERMINAL = 128,
  /// Reading the memory and the environment of other processes.
  PROTECTION_MEMORY = 256,
};

/// Ties this process to its parent and to `process`, which waits for its results.
///
/// When one of them ends, or a signal asks this process to end, it first ends the running child
/// with all of its descendants, then itself.
void end_with(int64_t process);

/// Records that the function of a child came to its end. Does nothing in other processes.
void note_finish(void);

/// Disconnects this process and its children from the network, if the system allows it.
void leave_network(void);

/// Restricts this process to what it needs for running children in `directory`: no writing
/// elsewhere, no network, almost no changes to file metadata.
///
/// Children restrict themselves further; one that escapes still has these restrictions.
void confine_host(const char *directory);

/// The version of the sandbox that a process can impose on itself: that of Landlock on Linux,
/// otherwise 0.
int sandbox_version(void);

/// Restricts this process as an older kernel would, with at most this version of the sandbox; 0 for a
/// kernel without any. For tests. A later call can only lower it.
void limit_sandbox_version(int newest);

/// Tries everything that is forbidden, in a child whose working directory is `directory`.
///
/// A file next to `directory` is created for this and removed. Returns the restrictions that are
/// not in effect, as bits.
int missing_protections(const char *directory);

/// Loads a library and runs its function `entry` in a forked child whose working directory is
/// `directory`, and waits for its end. Output and errors go to the files `output` and `errors`
/// there.
///
/// The child has the restrictions above, as far as the system supports them. It loads the library
/// only after they are in effect, since a library may run code while it is loaded; so each child
/// loads it again. The child has its own session and process group, which end with it. Returns 0, or
/// an errno if no child could be started.
///
/// The caller must have a single thread.
int run_in_child(const char *library, const char *entry, const char *directory,
                 struct child_limits limits, struct child_ending *ending);

/// Runs a program that builds something, such as a compiler, and waits for its end.
///
/// It and its descendants write only in `places`, folders and files of which the last is NULL, and
/// have no TCP unless `has_network`, as far as the system supports that; they end together, or with
/// this process, or when they exceed a limit. The standard streams are those of this process.
/// `arguments` begin with the name of the program. Returns 0, or an errno if no child could be
/// started.
///
/// The caller must have a single thread.
int run_build(char *const arguments[], const char *const places[], int has_network,
              struct child_limits limits, struct child_ending *ending);

#endif
