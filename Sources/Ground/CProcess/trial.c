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
#include <sys/msg.h>
#include <sys/sem.h>
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

// What a trial found, in memory shared with the parent.
struct finding {
  int is_complete;
  int missing;
  /// A process that the trial started and left running.
  pid_t left_behind;
};
static struct finding *finding;

static int can_write(const char *outside, const char *other) {
  return is_done(open(outside, O_WRONLY)) || is_done(open(other, O_WRONLY | O_CREAT, 0600));
}

static int can_truncate(const char *outside) {
  return truncate(outside, 0) == 0 || is_done(open(outside, O_RDONLY | O_TRUNC));
}

static int can_change_metadata(const char *outside) {
  return chmod(outside, 0600) == 0 || chown(outside, getuid(), getgid()) == 0 ||
         utimensat(AT_FDCWD, outside, NULL, 0) == 0 || can_set_attributes(outside);
}

static int can_reach_programs(void) {
  int pair[2];
  return is_done(socket(AF_INET, SOCK_STREAM, 0)) || is_done(socket(AF_UNIX, SOCK_STREAM, 0)) ||
         socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) == 0 || !is_refused(shmctl(-1, IPC_RMID, NULL)) ||
         !is_refused(semctl(-1, 0, IPC_RMID)) || !is_refused(msgctl(-1, IPC_RMID, NULL));
}

static int can_send_signals(void) {
  return kill(getppid(), 0) == 0 || setpgid(0, getpgid(getppid())) == 0 ||
         fcntl(STDIN_FILENO, F_SETOWN, getppid()) == 0;
}

// Standard input is /dev/null, which has no settings and accepts no typing. Opening /dev/ptmx creates
// a terminal that nobody uses.
static int can_use_terminal(void) {
  return is_done(open("/dev/tty", O_RDONLY)) || is_done(open("/dev/ptmx", O_RDONLY | O_NOCTTY)) ||
         !is_refused(ioctl(STDIN_FILENO, TIOCSTI, ""));
}

static int can_read_memory(void) {
#ifdef __linux__
  const char *names[] = {"environ", "mem"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    char path[48];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)getppid(), names[index]);
    if (is_done(open(path, O_RDONLY))) return 1;
  }
  return 0;
#else
  return 1;
#endif
}

// None of these does any harm if it succeeds.
static int try_all(const struct life *life) {
  char outside[4096], other[4096];
  name_file_beside(life->directory, ".trial", outside, sizeof outside);
  name_file_beside(life->directory, ".new", other, sizeof other);
  if (can_write(outside, other)) finding->missing |= PROTECTION_WRITING;
  if (can_truncate(outside)) finding->missing |= PROTECTION_TRUNCATING;
  if (can_change_metadata(outside)) finding->missing |= PROTECTION_MODES;
  if (can_reach_programs()) finding->missing |= PROTECTION_NETWORK;
  if (can_send_signals()) finding->missing |= PROTECTION_SIGNALS;
  if (can_use_terminal()) finding->missing |= PROTECTION_TERMINAL;
  if (can_read_memory()) finding->missing |= PROTECTION_MEMORY;
  const pid_t child = fork();
  if (child == 0) {
    setsid();
    for (;;) pause();
  }
  finding->left_behind = child;
  finding->is_complete = 1;
  return 0;
}

int missing_protections(const char *directory) {
  const int all = PROTECTION_WRITING | PROTECTION_TRUNCATING | PROTECTION_MODES | PROTECTION_NETWORK |
                  PROTECTION_SESSIONS | PROTECTION_SIGNALS | PROTECTION_TERMINAL | PROTECTION_MEMORY;
  char outside[4096], other[4096];
  name_file_beside(directory, ".trial", outside, sizeof outside);
  name_file_beside(directory, ".new", other, sizeof other);
  if (!is_done(open(outside, O_WRONLY | O_CREAT, 0600))) return all | PROTECTION_PROCESSES;
  finding = mmap(NULL, sizeof *finding, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (finding == MAP_FAILED) return all | PROTECTION_PROCESSES;
  const struct life life = {.run = try_all, .directory = directory,
                            .limits = {.milliseconds = 5000, .file_bytes = 4096, .processes = 1}};
  struct child_ending ending;
  int is_counted = 0;
  const int error = live_in_child(&life, &is_counted, &ending);
  unlink(outside);
  unlink(other);
  int missing = error == 0 && finding->is_complete ? finding->missing : all;
  if (finding->left_behind > 0 && kill(finding->left_behind, 0) == 0) {
    kill(finding->left_behind, SIGKILL);
    missing |= PROTECTION_SESSIONS;
  }
  munmap(finding, sizeof *finding);
  return missing | (is_counted ? 0 : PROTECTION_PROCESSES);
}
