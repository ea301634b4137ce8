#ifdef __linux__
#define _GNU_SOURCE
#include <sys/prctl.h>
#endif

#include "CProcess.h"
#include "confine.h"
#include "living.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

static _Noreturn void build(char *const arguments[], const char *const places[], int has_network,
                            const struct child_limits *limits, pid_t parent) {
  setsid();
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  // The parent may have died before that.
  if (getppid() != parent) _exit(0);
  const int usual[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t index = 0; index < sizeof usual / sizeof *usual; index++) signal(usual[index], SIG_DFL);
  const struct rlimit no_core = {0, 0}, size = {(rlim_t)limits->file_bytes, (rlim_t)limits->file_bytes};
  setrlimit(RLIMIT_CORE, &no_core);
  if (limits->file_bytes > 0) setrlimit(RLIMIT_FSIZE, &size);
  if (!has_network) leave_network();
  confine_build(places, has_network);
  execvp(arguments[0], arguments);
  _exit(CHILD_NO_PROGRAM);
}

int run_build(char *const arguments[], const char *const places[], int has_network,
              struct child_limits limits, struct child_ending *ending) {
  *ending = (struct child_ending){0};
  fflush(NULL);
  const pid_t parent = getpid(), child = fork();
  if (child < 0) return errno;
  if (child == 0) build(arguments, places, has_network, &limits, parent);
  const struct life life = {.directory = "/", .limits = limits, .ends_orphans = 1};
  return watch(child, -1, &life, ending);
}
