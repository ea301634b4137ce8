#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CProcess.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>

int start_process(const char *program, char *const arguments[], char *const environment[],
                  const char *folder, const int streams[3], int leads_group, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  for (int number = 0; number < 3; number++) {
    if (streams[number] < 0)
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0);
    else
      posix_spawn_file_actions_adddup2(&actions, streams[number], number);
  }
  if (folder != NULL) posix_spawn_file_actions_addchdir_np(&actions, folder);
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
  if (leads_group) flags |= POSIX_SPAWN_SETPGROUP;
#ifdef __linux__
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#else
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  // The threads of tasks block signals; a process that inherits this can't be asked to end.
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setflags(&attributes, flags);
  const int error = posix_spawnp(process, program, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error;
}
