#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CFolders.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

int exchange_names(const char *first, const char *second) {
#ifdef __APPLE__
  int result = renamex_np(first, second, RENAME_SWAP);
#else
  int result = renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
#endif
  return result == 0 ? 0 : errno;
}

static int replace_all(const char *const *new, const char *const *old, const char *const *saved, int count) {
  for (int index = 0; index < count; index++) {
    if (rename(new[index], old[index]) == 0) continue;
    const int error = errno;
    for (int done = 0; done < index; done++) rename(saved[done], old[done]);
    return error;
  }
  return 0;
}

int take_places(const char *const *new, const char *const *old, const char *const *saved, int count) {
  // All signals wait from here on, so that the new process meets none before it is on its own.
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  const pid_t child = fork();
  if (child == 0) {
    setsid();
    _exit(replace_all(new, old, saved, count));
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  if (child < 0) return replace_all(new, old, saved, count);
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return errno;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : EINTR;
}
