#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "answering.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/seccomp.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#endif

union control {
  char bytes[CMSG_SPACE(sizeof(int))];
  struct cmsghdr aligned;
};

void send_descriptor(int descriptor, int channel) {
  if (descriptor < 0) return;
  char byte = 0;
  struct iovec part = {.iov_base = &byte, .iov_len = 1};
  union control control = {{0}};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes,
                           .msg_controllen = sizeof control.bytes};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  while (sendmsg(channel, &message, 0) < 0 && errno == EINTR) {
  }
}

int receive_descriptor(int channel) {
  char byte = 0;
  struct iovec part = {.iov_base = &byte, .iov_len = 1};
  union control control = {{0}};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes,
                           .msg_controllen = sizeof control.bytes};
  ssize_t count;
  while ((count = recvmsg(channel, &message, 0)) < 0 && errno == EINTR) {
  }
  struct cmsghdr *header = count > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  if (header == NULL || header->cmsg_type != SCM_RIGHTS) return -1;
  int descriptor;
  memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
  return descriptor;
}

#ifdef __linux__

// Changes the permissions of an open file if it is in the directory.
//
// The check and the change use the same file, even if its name or its descriptor is reused
// meanwhile.
static int change_mode(const struct seccomp_notif *question, const struct questions *questions) {
  char path[64], place[PATH_MAX];
  snprintf(path, sizeof path, "/proc/%u/fd/%d", question->pid, (int)question->data.args[0]);
  const int file = open(path, O_PATH | O_CLOEXEC);
  if (file < 0) return -EPERM;
  // The process may have ended, and its number may be in use again.
  int error = -EPERM;
  if (ioctl(questions->listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &question->id) == 0) {
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    const ssize_t length = readlink(path, place, sizeof place - 1);
    const size_t prefix = strlen(questions->directory);
    const int is_inside = length > (ssize_t)prefix && place[prefix] == '/' &&
                          strncmp(place, questions->directory, prefix) == 0;
    const mode_t mode = (mode_t)question->data.args[1] & (S_IRWXU | S_IRWXG | S_IRWXO);
    // Open the same file again: O_PATH descriptors don't support fchmod.
    int same = is_inside ? open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1;
    if (is_inside && same < 0) same = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (same >= 0) {
      error = fchmod(same, mode) == 0 ? 0 : -errno;
      close(same);
    }
  }
  close(file);
  return error;
}

static void answer(struct questions *questions) {
  struct seccomp_notif question;
  memset(&question, 0, sizeof question);
  if (ioctl(questions->listener, SECCOMP_IOCTL_NOTIF_RECV, &question) != 0) return;
  struct seccomp_notif_resp reply = {.id = question.id};
  if (question.data.nr == SYS_fchmod) {
    reply.error = change_mode(&question, questions);
  } else if (questions->starts > 0) {
    questions->starts -= 1;
    reply.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  } else {
    reply.error = -EAGAIN;
  }
  ioctl(questions->listener, SECCOMP_IOCTL_NOTIF_SEND, &reply);
}

void pause_for(struct timespec pause, struct questions *questions) {
  struct pollfd asked = {.fd = questions->listener, .events = POLLIN};
  if (ppoll(&asked, 1, &pause, NULL) <= 0) return;
  if (asked.revents & POLLIN) {
    answer(questions);
  } else {
    close(questions->listener);
    questions->listener = -1;
  }
}

#else

void pause_for(struct timespec pause, struct questions *questions) {
  (void)questions;
  nanosleep(&pause, NULL);
}

#endif
