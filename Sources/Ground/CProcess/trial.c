#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CProcess.h"
#include "living.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/fs.h>
#endif

// A path next to a directory. A trailing slash is dropped, since it would lead into the directory.
static void name_file_beside(const char *directory, const char *suffix, char *path, size_t size) {
  size_t length = 0;
  while (directory[length] != '\0') length++;
  while (length > 1 && directory[length - 1] == '/') length--;
  snprintf(path, size, "%.*s%s", (int)length, directory, suffix);
}

static int is_done(int descriptor) {
  if (descriptor >= 0) close(descriptor);
  return descriptor >= 0;
}

// Whether a call with a useless argument fails because it is forbidden, not because of the argument.
static int is_refused(int result) { return result < 0 && (errno == EPERM || errno == EACCES); }

// Sets the attributes that a file already has.
static int can_set_attributes(const char *path) {
#ifdef __linux__
  long attributes = 0;
  const int file = open(path, O_RDONLY);
  const int is_set = file >= 0 && ioctl(file, FS_IOC_GETFLAGS, &attributes) == 0 &&
                     ioctl(file, FS_IOC_SETFLAGS, &attributes) == 0;
  if (file >= 0) close(file);
  return is_set;
#else
  (void)path;
  return 0;
#endif
}

// A process that the trial started and left running; in memory shared with the parent.
static pid_t *left_behind;

// None of these does any harm if it succeeds.
static int try_all(const struct life *life) {
  char outside[4096], other[4096];
  name_file_beside(life->directory, ".trial", outside, sizeof outside);
  name_file_beside(life->directory, ".new", other, sizeof other);
  int missing = 0;
  if (is_done(open(outside, O_WRONLY)) || is_done(open(other, O_WRONLY | O_CREAT, 0600)))
    missing |= PROTECTION_WRITING;
  if (truncate(outside, 0) == 0 || is_done(open(outside, O_RDONLY | O_TRUNC)))
    missing |= PROTECTION_TRUNCATING;
  if (chmod(outside, 0600) == 0 || chown(outside, getuid(), getgid()) == 0 ||
      utimensat(AT_FDCWD, outside, NULL, 0) == 0 || can_set_attributes(outside))
    missing |= PROTECTION_MODES;
  int pair[2];
  if (is_done(socket(AF_INET, SOCK_STREAM, 0)) || is_done(socket(AF_UNIX, SOCK_STREAM, 0)) ||
      socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) == 0 || !is_refused(shmctl(-1, IPC_RMID, NULL)))
    missing |= PROTECTION_NETWORK;
  if (kill(getppid(), 0) == 0) missing |= PROTECTION_SIGNALS;
  // Standard input is /dev/null, which has no settings and accepts no typing.
  if (is_done(open("/dev/tty", O_RDONLY)) || !is_refused(ioctl(STDIN_FILENO, TIOCSTI, "")))
    missing |= PROTECTION_TERMINAL;
  const pid_t child = fork();
  if (child == 0) {
    setsid();
    for (;;) pause();
  }
  *left_behind = child;
  return missing;
}

int missing_protections(const char *directory) {
  const int all = PROTECTION_WRITING | PROTECTION_TRUNCATING | PROTECTION_MODES | PROTECTION_NETWORK |
                  PROTECTION_SESSIONS | PROTECTION_SIGNALS | PROTECTION_TERMINAL;
  char outside[4096], other[4096];
  name_file_beside(directory, ".trial", outside, sizeof outside);
  name_file_beside(directory, ".new", other, sizeof other);
  if (!is_done(open(outside, O_WRONLY | O_CREAT, 0600))) return all | PROTECTION_PROCESSES;
  left_behind = mmap(NULL, sizeof *left_behind, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (left_behind == MAP_FAILED) return all | PROTECTION_PROCESSES;
  const struct life life = {.run = try_all, .directory = directory,
                            .limits = {.milliseconds = 5000, .file_bytes = 4096, .processes = 1}};
  struct child_ending ending;
  int is_counted = 0;
  const int error = live_in_child(&life, &is_counted, &ending);
  unlink(outside);
  unlink(other);
  // A failure to start the trial is a status with other bits.
  int missing = error == 0 && ending.exit_status >= 0 && (ending.exit_status & ~all) == 0
                    ? ending.exit_status : all;
  if (*left_behind > 0 && kill(*left_behind, 0) == 0) {
    kill(*left_behind, SIGKILL);
    missing |= PROTECTION_SESSIONS;
  }
  munmap(left_behind, sizeof *left_behind);
  return missing | (is_counted ? 0 : PROTECTION_PROCESSES);
}
