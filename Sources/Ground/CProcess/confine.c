#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "confine.h"

#include "CProcess.h"

#ifdef __linux__

#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <sched.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Newer than the headers of Debian 12; the version that the kernel supports is queried.
struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

static const uint64_t move_between_folders = 1 << 13, truncate_file = 1 << 14, control_device = 1 << 15;
static const uint64_t file_writing =
    LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | 1 << 14;
static const uint64_t bind_or_connect_tcp = 3;
static const uint64_t abstract_sockets_and_signals = 3;

static const uint64_t writing =
    LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
    LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
    LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK |
    LANDLOCK_ACCESS_FS_MAKE_SYM;

// The book or package may belong to another user.
static const uint32_t reading_all = 1U << CAP_DAC_READ_SEARCH;

static void allow(int ruleset, const char *path, uint64_t access) {
  int folder = open(path, O_PATH | O_CLOEXEC);
  if (folder < 0) return;
  struct landlock_path_beneath_attr rule = {.allowed_access = access, .parent_fd = folder};
  syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close(folder);
}

void leave_network(void) {
  // An own network namespace without devices, if the process may create one.
  unshare(CLONE_NEWNET);
}

static int newest_version = INT_MAX;

void limit_sandbox_version(int newest) {
  if (newest < newest_version) newest_version = newest;
}

int sandbox_version(void) {
  const long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version <= 0) return 0;
  return version < newest_version ? (int)version : newest_version;
}

// Allows reading everything but devices: a program that reads a terminal takes what its user types
// from the program that it was meant for.
static void allow_reading(int ruleset) {
  const char *devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/shm"};
  for (size_t index = 0; index < sizeof devices / sizeof *devices; index++)
    allow(ruleset, devices[index], LANDLOCK_ACCESS_FS_READ_FILE);
  DIR *root = opendir("/");
  if (root == NULL) return;
  for (struct dirent *entry; (entry = readdir(root)) != NULL;) {
    const char *name = entry->d_name;
    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0 || strcmp(name, "dev") == 0) continue;
    char path[sizeof entry->d_name + 1];
    snprintf(path, sizeof path, "/%s", name);
    allow(ruleset, path, LANDLOCK_ACCESS_FS_READ_FILE);
  }
  closedir(root);
}

// A ruleset under which everything but devices can be read, and nothing written; -1 without Landlock.
static int make_ruleset(bool has_network, uint64_t *writable) {
  const int version = sandbox_version();
  if (version == 0) return -1;
  struct ruleset handled = {.files = writing | LANDLOCK_ACCESS_FS_READ_FILE};
  if (version >= 2) handled.files |= move_between_folders;
  if (version >= 3) handled.files |= truncate_file;
  if (version >= 4 && !has_network) handled.network = bind_or_connect_tcp;
  if (version >= 5) handled.files |= control_device;
  if (version >= 6) handled.scopes = abstract_sockets_and_signals;
  int ruleset = (int)syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
  if (ruleset < 0) return -1;
  *writable = handled.files & ~control_device;
  allow_reading(ruleset);
  allow(ruleset, "/dev/null", file_writing & *writable);
  return ruleset;
}

static void obey(int ruleset) {
  syscall(SYS_landlock_restrict_self, ruleset, 0);
  close(ruleset);
}

static void lock_files(const char *directory) {
  uint64_t writable = 0;
  const int ruleset = make_ruleset(false, &writable);
  if (ruleset < 0) return;
  allow(ruleset, directory, writable);
  obey(ruleset);
}

// Reduces root to the rights of any user, except for those in `kept`.
static void drop_rights(uint32_t kept) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct rights[_LINUX_CAPABILITY_U32S_3];
  if (syscall(SYS_capget, &header, rights) != 0) return;
  kept &= rights[0].permitted;
  rights[0] = (struct __user_cap_data_struct){.effective = kept, .permitted = kept};
  rights[1] = (struct __user_cap_data_struct){0};
  syscall(SYS_capset, &header, rights);
}

int confine_to(const char *directory) {
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  lock_files(directory);
  drop_rights(reading_all);
  return filter_calls();
}

void confine_build(const char *const places[], int has_network) {
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  uint64_t writable = 0;
  const int ruleset = make_ruleset(has_network, &writable);
  if (ruleset >= 0) {
    for (; *places != NULL; places++) {
      struct stat status;
      if (lstat(*places, &status) != 0 || S_ISLNK(status.st_mode)) continue;
      allow(ruleset, *places, S_ISDIR(status.st_mode) ? writable : file_writing & writable);
    }
    obey(ruleset);
  }
  drop_rights(reading_all | 1U << CAP_DAC_OVERRIDE);
}

void confine_host(const char *directory) {
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  lock_files(directory);
  drop_rights(reading_all);
  filter_calls_of_host();
}

#else

void confine_host(const char *directory) { (void)directory; }

void confine_build(const char *const places[], int has_network) {
  (void)places;
  (void)has_network;
}

int sandbox_version(void) { return 0; }

void limit_sandbox_version(int newest) { (void)newest; }

void leave_network(void) {}

int confine_to(const char *directory) {
  (void)directory;
  return -1;
}

#endif
