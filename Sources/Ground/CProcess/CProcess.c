#ifdef __linux__
#define _GNU_SOURCE
#include <sys/prctl.h>
#endif

#include "CProcess.h"
#include "confine.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

void *load_library(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    const char *message = dlerror();
    fprintf(stderr, "%s\n", message ? message : "dlopen failed");
  }
  return library;
}

static int64_t now_in_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void bound(int resource, int64_t value) {
  if (value <= 0) return;
  struct rlimit limit = {.rlim_cur = (rlim_t)value, .rlim_max = (rlim_t)value};
  setrlimit(resource, &limit);
}

static int redirect(const char *path, int descriptor, int flags) {
  int file = open(path, flags, 0600);
  if (file < 0) return -1;
  int result = dup2(file, descriptor);
  if (file != descriptor) close(file);
  return result;
}

static _Noreturn void live(void *library, const char *entry, const char *directory,
                           struct child_limits limits) {
  setpgid(0, 0);
  // A parent may block or ignore signals, and its children with it; then no limit would end a flood.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGXFSZ, SIG_DFL);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  const int fresh = O_WRONLY | O_CREAT | O_TRUNC;
  if (chdir(directory) != 0 || redirect("/dev/null", STDIN_FILENO, O_RDONLY) < 0 ||
      redirect("errors", STDERR_FILENO, fresh) < 0 || redirect("output", STDOUT_FILENO, fresh) < 0)
    _exit(CHILD_NO_DIRECTORY);
  setenv("TMPDIR", directory, 1);
  confine_to(directory);
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  bound(RLIMIT_FSIZE, limits.file_bytes);
  bound(RLIMIT_AS, limits.memory_bytes);
  void (*program)(int, char **) = (void (*)(int, char **))dlsym(library, entry);
  if (program == NULL) _exit(CHILD_NO_ENTRY);
  char name[] = "snippet";
  char *arguments[] = {name, NULL};
  program(1, arguments);
  fflush(NULL);
  _exit(0);
}

// How long a process was ready but had no processor, which is the machine's business and not the
// program's: a busy machine must not turn a short program into an endless one. 0 where the system
// does not tell. See proc_pid_schedstat: nanoseconds on a processor, nanoseconds waiting for one.
static int64_t milliseconds_without_processor(pid_t process) {
  char path[48];
  snprintf(path, sizeof path, "/proc/%d/schedstat", (int)process);
  FILE *file = fopen(path, "r");
  if (file == NULL) return 0;
  long long running = 0, waiting = 0;
  int fields = fscanf(file, "%lld %lld", &running, &waiting);
  fclose(file);
  return fields == 2 ? waiting / 1000000 : 0;
}

// Whether a process runs a program; one that has ended and that nobody has waited for runs nothing,
// although the system still knows its name. See proc_pid_stat: number, (name), state.
static bool is_running(pid_t process, const char *program) {
  char path[48], line[64] = "";
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  FILE *file = fopen(path, "r");
  if (file == NULL) return false;
  const bool is_read = fgets(line, sizeof line, file) != NULL;
  fclose(file);
  const char *name = is_read ? strchr(line, '(') : NULL;
  const char *state = name ? strrchr(name, ')') : NULL;
  return state != NULL && strlen(state) > 2 && state[2] != 'Z' && state[2] != 'X' &&
         strncmp(name + 1, program, strlen(program)) == 0;
}

// Whether a process has crashed and its place is being looked up: the runtime starts a program for that,
// which reads the symbols of all libraries and takes seconds on a busy machine. See proc_pid_task_children.
static bool is_backtraced(pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task/%d/children", (int)process, (int)process);
  FILE *file = fopen(path, "r");
  if (file == NULL) return false;
  bool is_found = false;
  for (int child; !is_found && fscanf(file, "%d", &child) == 1;)
    is_found = is_running(child, "swift-backtrace");
  fclose(file);
  return is_found;
}

static int wait_for(pid_t child, int64_t milliseconds, struct child_ending *ending) {
  const int64_t start = now_in_milliseconds();
  int64_t last = start, backtraced = 0;
  struct timespec pause = {.tv_sec = 0, .tv_nsec = 200000};
  int status = 0;
  for (;;) {
    pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) break;
    if (ended < 0 && errno != EINTR) return errno;
    const int64_t now = now_in_milliseconds();
    if (is_backtraced(child)) backtraced += now - last;
    last = now;
    const int64_t passed = now - start - backtraced;
    if (passed > milliseconds && passed - milliseconds_without_processor(child) > milliseconds) {
      ending->timed_out = 1;
      kill(-child, SIGKILL);
      kill(child, SIGKILL);
      while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
      }
      break;
    }
    nanosleep(&pause, NULL);
    if (pause.tv_nsec < 5000000) pause.tv_nsec += pause.tv_nsec / 4;
  }
  // Whatever the program started must not outlive it.
  kill(-child, SIGKILL);
  ending->milliseconds = now_in_milliseconds() - start;
  ending->exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  ending->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return 0;
}

int run_in_child(void *library, const char *entry, const char *directory,
                 struct child_limits limits, struct child_ending *ending) {
  *ending = (struct child_ending){0};
  // What is still buffered here would be written by both processes.
  fflush(NULL);
  pid_t child = fork();
  if (child < 0) return errno;
  if (child == 0) live(library, entry, directory, limits);
  // Set on both sides, so that the group exists whoever runs first.
  setpgid(child, child);
  return wait_for(child, limits.milliseconds, ending);
}
