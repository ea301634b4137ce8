#ifdef __linux__
#define _GNU_SOURCE
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include "CProcess.h"
#include "answering.h"
#include "confine.h"
#include "living.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

static void bound(int resource, int64_t value) {
  if (value <= 0) return;
  struct rlimit limit = {.rlim_cur = (rlim_t)value, .rlim_max = (rlim_t)value};
  setrlimit(resource, &limit);
}

// Files without a name, in memory or removed, have the limit for the size of a file, and this limit
// for their number in a process.
enum { OPEN_FILES = 128 };

static int redirect(const char *path, int descriptor, int flags) {
  int file = open(path, flags, 0600);
  if (file < 0) return -1;
  int result = dup2(file, descriptor);
  if (file != descriptor) close(file);
  return result;
}

static void close_from(unsigned first) {
#if defined(__linux__) && defined(SYS_close_range)
  syscall(SYS_close_range, first, ~0U, 0);
#else
  (void)first;
#endif
}

static _Noreturn void live(const struct life *life, pid_t host, int channel) {
  // A session of its own has no terminal. Processes can join only groups of their session, so those
  // of the program can't join a group of the user's processes and send it signals.
  setsid();
  // Children inherit blocked and ignored signals; with SIGXFSZ ignored, no limit would stop endless
  // output.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  const int usual[] = {SIGXFSZ, SIGINT, SIGTERM, SIGHUP};
  for (size_t index = 0; index < sizeof usual / sizeof *usual; index++) signal(usual[index], SIG_DFL);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  // The host may have died before that.
  if (getppid() != host) _exit(0);
  const int fresh = O_WRONLY | O_CREAT | O_TRUNC;
  if (chdir(life->directory) != 0 || redirect("/dev/null", STDIN_FILENO, O_RDONLY) < 0 ||
      redirect("errors", STDERR_FILENO, fresh) < 0 || redirect("output", STDOUT_FILENO, fresh) < 0)
    _exit(CHILD_NO_DIRECTORY);
  setenv("TMPDIR", life->directory, 1);
  send_descriptor(confine_to(life->directory), channel);
  close(channel);
  close_from(STDERR_FILENO + 1);
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  bound(RLIMIT_FSIZE, life->limits.file_bytes);
  bound(RLIMIT_AS, life->limits.memory_bytes);
  bound(RLIMIT_NOFILE, OPEN_FILES);
  _exit(life->run(life));
}

int live_in_child(const struct life *life, int *is_counted, struct child_ending *ending) {
  *ending = (struct child_ending){0};
  // Otherwise both processes would write the buffered output.
  fflush(NULL);
  int channel[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, channel) != 0) return errno;
  const pid_t host = getpid();
  pid_t child = fork();
  if (child == 0) live(life, host, channel[1]);
  const int error = errno;
  close(channel[1]);
  const int listener = child > 0 ? receive_descriptor(channel[0]) : -1;
  close(channel[0]);
  if (child < 0) return error;
  *is_counted = listener >= 0;
  // The channel is closed, so the child is in its own session, and its group can be killed.
  return watch(child, listener, life, ending);
}

static int *finish_note;

void note_finish(void) {
  if (finish_note != NULL) *finish_note = 1;
}

// Loads the library in the child and not before: it may run code while it is loaded.
static int run_program(const struct life *life) {
  finish_note = life->has_finished;
  void *library = dlopen(life->library, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    const char *message = dlerror();
    fprintf(stderr, "%s\n", message ? message : "dlopen failed");
    return CHILD_NO_LIBRARY;
  }
  *life->is_loaded = 1;
  void (*program)(int, char **) = (void (*)(int, char **))dlsym(library, life->entry);
  if (program == NULL) return CHILD_NO_ENTRY;
  char name[] = "snippet";
  char *arguments[] = {name, NULL};
  program(1, arguments);
  fflush(NULL);
  return 0;
}

int run_in_child(const char *library, const char *entry, const char *directory,
                 struct child_limits limits, struct child_ending *ending) {
  // Memory shared with the child.
  int *notes = mmap(NULL, 2 * sizeof *notes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (notes == MAP_FAILED) return errno;
  const struct life life = {.run = run_program, .library = library, .entry = entry,
                            .directory = directory, .is_loaded = &notes[0],
                            .has_finished = &notes[1], .limits = limits};
  int is_counted;
  const int error = live_in_child(&life, &is_counted, ending);
  ending->is_loaded = notes[0];
  ending->has_finished = notes[1];
  munmap(notes, 2 * sizeof *notes);
  return error;
}
