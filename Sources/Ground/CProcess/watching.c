#ifdef __linux__
#define _GNU_SOURCE
#include <sys/prctl.h>
#endif

#include "living.h"

#include "answering.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The parent of this process, and the process that waits for its results: usually the same.
static pid_t parent = 0, waiting = 0;
static volatile sig_atomic_t is_asked_to_end = 0;

static void note_end(int signal) {
  (void)signal;
  is_asked_to_end = 1;
}

void end_with(int64_t process) {
  parent = getppid();
  waiting = (pid_t)process;
  const int endings[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t index = 0; index < sizeof endings / sizeof *endings; index++) {
    struct sigaction action = {.sa_handler = note_end};
    sigaction(endings[index], &action, NULL);
  }
#ifdef __linux__
  // Orphaned descendants become children of this process, so that it can wait for them.
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#endif
}

// Whether no process waits for this one any more. PR_SET_PDEATHSIG isn't suitable: the signal is
// sent when the thread that started the process ends.
static bool is_abandoned(void) {
  return is_asked_to_end || (parent != 0 && getppid() != parent) ||
         (waiting != 0 && kill(waiting, 0) != 0 && errno == ESRCH);
}

static int64_t now_in_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

// The time that a process was ready but had no processor. It doesn't count, so that a busy machine
// doesn't make short programs exceed their time limit. 0 if it is unknown. See proc_pid_schedstat:
// nanoseconds on a processor, nanoseconds waiting for one.
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

// Whether a process runs a program of this name that isn't in the directory of the child, which
// could give it any name. Zombies have no program any more.
static bool is_running(pid_t process, const char *program, const char *directory) {
  char path[48], place[PATH_MAX];
  snprintf(path, sizeof path, "/proc/%d/exe", (int)process);
  const ssize_t length = readlink(path, place, sizeof place - 1);
  if (length <= 0) return false;
  place[length] = '\0';
  const char *name = strrchr(place, '/');
  const size_t prefix = strlen(directory);
  const bool is_inside = strncmp(place, directory, prefix) == 0 && place[prefix] == '/';
  return name != NULL && strcmp(name + 1, program) == 0 && !is_inside;
}

// Whether a process has crashed and its backtrace is being created: the runtime starts a program
// for that, which reads the symbols of all libraries and takes seconds on a busy machine. See
// proc_pid_task_children.
static bool is_backtraced(pid_t process, const char *directory) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task/%d/children", (int)process, (int)process);
  FILE *file = fopen(path, "r");
  if (file == NULL) return false;
  bool is_found = false;
  for (int child; !is_found && fscanf(file, "%d", &child) == 1;)
    is_found = is_running(child, "swift-backtrace", directory);
  fclose(file);
  return is_found;
}

// Kills the children of this process but one. The others are orphans, see end_with.
static void kill_orphans(pid_t child) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
  FILE *file = fopen(path, "r");
  for (int left; file != NULL && fscanf(file, "%d", &left) == 1;) {
    if (left == child) continue;
    kill(left, SIGKILL);
    waitpid(left, NULL, WNOHANG);
  }
  if (file != NULL) fclose(file);
}

// Kills the remaining processes of a child's group and, if the system lists them, orphaned
// descendants, and waits until they are gone.
static void end_descendants(pid_t child) {
  const struct timespec pause = {.tv_nsec = 200000};
  kill(-child, SIGKILL);
  for (int turn = 0; turn < 5000; turn++) {
    const pid_t ended = waitpid(-1, NULL, WNOHANG);
    if (ended > 0 || (ended < 0 && errno == EINTR)) continue;
    if (ended < 0) return;
    kill_orphans(0);
    nanosleep(&pause, NULL);
  }
}

// Neither the time without a processor nor that of a backtrace counts, up to this multiple of the time
// limit. Programs could cause both: with hundreds of threads, and with a backtrace that is stopped.
enum { ALLOWANCE = 9 };

static int64_t at_most(int64_t limit, int64_t value) { return value < limit ? value : limit; }

static bool is_late(pid_t child, int64_t passed, int64_t limit) {
  if (passed <= limit) return false;
  if (milliseconds_of_tree(child) > limit) return true;
  const int64_t waited = milliseconds_without_processor(child);
  return passed - at_most(ALLOWANCE * limit, waited) > limit;
}

// In milliseconds.
enum { TIME_BETWEEN_COUNTS = 50 };

int watch(pid_t child, int listener, const struct life *life, struct child_ending *ending) {
  const int64_t start = now_in_milliseconds();
  int64_t last = start, backtraced = 0, counted = start;
  const struct child_limits limits = life->limits;
  char directory[PATH_MAX];
  struct questions questions = {.listener = listener, .starts = limits.processes,
                                .directory = realpath(life->directory, directory)};
  // No path begins with this prefix.
  if (questions.directory == NULL) questions.directory = "//";
  struct timespec pause = {.tv_sec = 0, .tv_nsec = 200000};
  int status = 0, error = 0;
  for (;;) {
    pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) break;
    if (ended < 0 && errno != EINTR) {
      error = errno;
      break;
    }
    if (is_abandoned()) {
      end_descendants(child);
      _exit(1);
    }
    const int64_t now = now_in_milliseconds();
    if (is_backtraced(child, questions.directory)) backtraced += now - last;
    last = now;
    const int64_t passed = now - start - at_most(ALLOWANCE * limits.milliseconds, backtraced);
    if (now - counted >= TIME_BETWEEN_COUNTS) {
      counted = now;
      if (life->ends_orphans) kill_orphans(child);
      // Without a listener, starts aren't counted.
      ending->exceeded =
          exceeded_limit(life, questions.listener < 0 || questions.starts < limits.processes);
    }
    const bool is_out_of_time = is_late(child, passed, limits.milliseconds);
    if (is_out_of_time || ending->exceeded != 0) {
      ending->timed_out = is_out_of_time && ending->exceeded == 0;
      kill(-child, SIGKILL);
      kill(child, SIGKILL);
      while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
      }
      break;
    }
    pause_for(pause, &questions);
    if (pause.tv_nsec < 5000000) pause.tv_nsec += pause.tv_nsec / 4;
  }
  // Descendants must not outlive the program.
  end_descendants(child);
  // A short program may have written more than the last count found.
  if (ending->exceeded == 0 && !ending->timed_out) ending->exceeded = exceeded_limit(life, 0);
  if (questions.listener >= 0) close(questions.listener);
  ending->milliseconds = now_in_milliseconds() - start;
  ending->exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  ending->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return error;
}
