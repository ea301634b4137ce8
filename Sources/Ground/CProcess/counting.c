#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "living.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Processes have parents among the threads of others, so this depth is never reached by accident.
enum { DEEPEST = 32 };

struct usage {
  int64_t milliseconds;
  int64_t memory_bytes;
};

#ifdef __linux__
// The memory that a process doesn't share with a file, and its processor time. See proc_pid_status
// and proc_pid_stat: after the name, the times are the 12th and 13th field.
static void add_process(pid_t process, struct usage *usage) {
  char path[48], line[512];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  FILE *file = fopen(path, "r");
  if (file == NULL) return;
  const char *fields = fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
  fclose(file);
  unsigned long long user = 0, system = 0;
  const long ticks = sysconf(_SC_CLK_TCK);
  if (fields != NULL && ticks > 0 &&
      sscanf(fields + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu", &user, &system) == 2)
    usage->milliseconds += (int64_t)((user + system) * 1000 / (unsigned long long)ticks);
  snprintf(path, sizeof path, "/proc/%d/status", (int)process);
  file = fopen(path, "r");
  if (file == NULL) return;
  long long kibibytes = 0;
  while (fgets(line, sizeof line, file) != NULL) {
    if (sscanf(line, "RssAnon: %lld", &kibibytes) == 1 || sscanf(line, "RssShmem: %lld", &kibibytes) == 1 ||
        sscanf(line, "VmSwap: %lld", &kibibytes) == 1)
      usage->memory_bytes += (int64_t)kibibytes * 1024;
  }
  fclose(file);
}

static void add_children(pid_t process, int depth, struct usage *usage) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", (int)process);
  DIR *threads = depth < DEEPEST ? opendir(path) : NULL;
  if (threads == NULL) return;
  for (struct dirent *thread; (thread = readdir(threads)) != NULL;) {
    if (thread->d_name[0] == '.') continue;
    char list[64 + sizeof thread->d_name];
    snprintf(list, sizeof list, "%s/%s/children", path, thread->d_name);
    FILE *file = fopen(list, "r");
    if (file == NULL) continue;
    for (int child; fscanf(file, "%d", &child) == 1;) {
      add_process(child, usage);
      add_children(child, depth + 1, usage);
    }
    fclose(file);
  }
  closedir(threads);
}
#endif

// All children of this process belong to its only running child: orphans come to it as well.
static struct usage usage_of_tree(void) {
  struct usage usage = {0};
#ifdef __linux__
  add_children(getpid(), 0, &usage);
#endif
  return usage;
}

int64_t milliseconds_of_tree(pid_t child) {
  (void)child;
  return usage_of_tree().milliseconds;
}

struct contents {
  int64_t bytes;
  int64_t entries;
};

// Stops at the limits, so that counting costs little more than what is allowed.
static int exceeds(int parent, const char *name, int depth, const struct child_limits *limits,
                   struct contents *contents) {
  const int folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  DIR *entries = folder >= 0 ? fdopendir(folder) : NULL;
  if (entries == NULL) {
    // A program that makes its own folder unreadable hides what it writes there.
    const int is_hidden = folder < 0 && errno == EACCES;
    if (folder >= 0) close(folder);
    return is_hidden;
  }
  int is_exceeded = depth > DEEPEST;
  for (struct dirent *entry; !is_exceeded && (entry = readdir(entries)) != NULL;) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    struct stat status;
    if (fstatat(folder, entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    contents->entries += 1;
    contents->bytes += (int64_t)status.st_blocks * 512;
    is_exceeded = contents->entries > limits->directory_entries || contents->bytes > limits->directory_bytes ||
                  (S_ISDIR(status.st_mode) && exceeds(folder, entry->d_name, depth + 1, limits, contents));
  }
  closedir(entries);
  return is_exceeded;
}

int exceeded_limit(const struct life *life, int has_descendants) {
  const struct child_limits *limits = &life->limits;
  // A single process has a limit for its address space.
  if (has_descendants && limits->total_memory_bytes > 0 &&
      usage_of_tree().memory_bytes > limits->total_memory_bytes)
    return CHILD_MEMORY;
  struct contents contents = {0};
  if (limits->directory_bytes > 0 && exceeds(AT_FDCWD, life->directory, 0, limits, &contents))
    return CHILD_DIRECTORY;
  return 0;
}
