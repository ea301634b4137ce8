#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "confine.h"

#include "CProcess.h"

#ifdef __linux__

#include <fcntl.h>
#include <linux/landlock.h>
#include <sched.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static const uint64_t writing =
    LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
    LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
    LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK |
    LANDLOCK_ACCESS_FS_MAKE_SYM;

static void allow(int ruleset, const char *path, uint64_t access) {
  int folder = open(path, O_PATH | O_CLOEXEC);
  if (folder < 0) return;
  struct landlock_path_beneath_attr rule = {.allowed_access = access, .parent_fd = folder};
  syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close(folder);
}

void leave_network(void) {
  // A network namespace of its own, without a device; needs the right to make one.
  unshare(CLONE_NEWNET);
}

void confine_to(const char *directory) {
  struct landlock_ruleset_attr attributes = {.handled_access_fs = writing};
  int ruleset = (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0);
  if (ruleset < 0) return;
  allow(ruleset, directory, writing);
  allow(ruleset, "/dev/null", LANDLOCK_ACCESS_FS_WRITE_FILE);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  syscall(SYS_landlock_restrict_self, ruleset, 0);
  close(ruleset);
}

#else

void leave_network(void) {}

void confine_to(const char *directory) { (void)directory; }

#endif
