#ifdef __linux__
#define _GNU_SOURCE

#include "confine.h"

#include <asm/termbits.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/fs.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

// Calls that change file metadata, for which Landlock has no rules. They are refused for all files,
// because the filter sees only numbers, no paths. fchmod is needed to copy and replace files, so it
// asks.
static const int metadata_calls[] = {
    SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr, SYS_lsetxattr,
    SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, 452 /* fchmodat2 */,
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

// Calls that affect other processes or the whole machine, or whose effects outlive the process.
static const int external_calls[] = {
    SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_pidfd_send_signal, SYS_pidfd_getfd,
    SYS_ptrace, SYS_process_vm_writev, SYS_process_madvise, SYS_migrate_pages, SYS_move_pages,
    SYS_setpriority, SYS_ioprio_set, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_bpf,
    SYS_perf_event_open, SYS_userfaultfd, SYS_fanotify_init, SYS_unshare, SYS_setns, SYS_chroot,
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_fsopen, SYS_fspick, SYS_fsmount, SYS_open_tree,
    SYS_move_mount, SYS_mount_setattr, SYS_open_by_handle_at, SYS_swapon, SYS_swapoff, SYS_reboot,
    SYS_kexec_load, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_sethostname,
    SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex,
    SYS_quotactl, SYS_acct, SYS_syslog,
};

// Shared memory, semaphores and queues of other programs. Numbers of System V objects can be guessed
// without opening anything, and a queue can be opened as a file in /dev/mqueue.
static const int shared_object_calls[] = {
    SYS_shmget, SYS_shmat, SYS_shmctl, SYS_semget, SYS_semop, SYS_semtimedop, SYS_semctl,
    SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink, SYS_mq_timedsend,
    SYS_mq_timedreceive, SYS_mq_notify, SYS_mq_getsetattr,
};

// Flags of clone that put a process into a new namespace.
static const unsigned namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                                   CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;

// Memory of no process, which the host couldn't count.
static const int uncounted_memory_calls[] = {SYS_memfd_create, 447 /* memfd_secret */};

// The allowed commands of ioctl: they read state, change only a descriptor of this process, copy
// into a file that is open for writing, or answer requests for permission. All others are refused,
// because many need no right to write: they type into terminals, change their settings, choose a
// receiver of signals, or change attributes of files, and each file system and device has its own.
static const unsigned ioctl_commands[] = {
    TCGETS, TCGETS2, TIOCGWINSZ, TIOCGPGRP, TIOCGSID, TIOCOUTQ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX,
    FIOQSIZE, FIGETBSZ, FICLONE, FICLONERANGE, FS_IOC_GETFLAGS, FS_IOC_GETVERSION, FS_IOC_FSGETXATTR,
    SECCOMP_IOCTL_NOTIF_RECV, SECCOMP_IOCTL_NOTIF_SEND, SECCOMP_IOCTL_NOTIF_ID_VALID,
};

// Commands of fcntl that make the kernel send a chosen signal to a chosen process, make other
// processes wait when they open a file that this one only reads, or enlarge a pipe, whose memory
// the host can't count.
static const unsigned refused_fcntl_commands[] = {F_SETOWN, F_SETOWN_EX, F_SETSIG, F_SETLEASE,
                                                  F_SETPIPE_SZ};

// Options of sockets that enlarge their buffers, whose memory the host can't count either.
static const unsigned refused_socket_options[] = {SO_SNDBUF, SO_RCVBUF, SO_SNDBUFFORCE,
                                                  SO_RCVBUFFORCE};

// Calls that take their arguments from memory, which the filter can't read, and which programs
// replace by others if a kernel lacks them.
static const int opaque_calls[] = {
    SYS_clone3, SYS_openat2, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
};

// Calls newer than Linux 6.12 fail as on an older kernel; so do those of the other ABIs of x86-64,
// which have larger numbers.
static const int last_known = 462;

struct program {
  struct sock_filter code[512];
  unsigned short length;
};

static void add(struct program *program, struct sock_filter instruction) {
  program->code[program->length++] = instruction;
}

static void load(struct program *program, size_t offset) {
  add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offset));
}

static void answer(struct program *program, unsigned action) {
  add(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

// Continues with the next instruction if the loaded value equals the given one, otherwise skips
// some.
static void unless_equal_skip(struct program *program, unsigned value, unsigned char count) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count));
}

static void refuse(struct program *program, int call, int error) {
  unless_equal_skip(program, (unsigned)call, 1);
  answer(program, SECCOMP_RET_ERRNO | (unsigned)error);
}

static void refuse_all(struct program *program, const int *calls, size_t count, int error) {
  for (size_t index = 0; index < count; index++) refuse(program, calls[index], error);
}

// The low half of an argument, which comes first on both architectures.
static size_t argument(int index) {
  return offsetof(struct seccomp_data, args) + (size_t)index * sizeof(__u64);
}

// Before Linux 6.2, Landlock allows truncating files that are opened for reading, or only for ioctl:
// that is the fourth mode, see open(2).
static void refuse_truncating(struct program *program, int call, int flags) {
  unless_equal_skip(program, (unsigned)call, 7);
  load(program, argument(flags));
  add(program, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, O_TRUNC | O_ACCMODE));
  unless_equal_skip(program, O_TRUNC | O_RDONLY, 1);
  answer(program, SECCOMP_RET_ERRNO | EACCES);
  unless_equal_skip(program, O_TRUNC | O_ACCMODE, 1);
  answer(program, SECCOMP_RET_ERRNO | EACCES);
  answer(program, SECCOMP_RET_ALLOW);
}

// Calls whose first argument is a process: allowed for this process, or 0, which means the same.
static void refuse_for_others(struct program *program, int call) {
  unless_equal_skip(program, (unsigned)call, 6);
  load(program, argument(0));
  unless_equal_skip(program, (unsigned)getpid(), 1);
  answer(program, SECCOMP_RET_ALLOW);
  unless_equal_skip(program, 0, 1);
  answer(program, SECCOMP_RET_ALLOW);
  answer(program, SECCOMP_RET_ERRNO | EPERM);
}

// Decides about a call by whether one of its arguments, of which the kernel uses 32 bits, is listed.
static void decide_by(struct program *program, int call, int index, const unsigned *values,
                      size_t count, unsigned if_listed, unsigned otherwise) {
  unless_equal_skip(program, (unsigned)call, (unsigned char)(2 * count + 2));
  load(program, argument(index));
  for (size_t value = 0; value < count; value++) {
    unless_equal_skip(program, values[value], 1);
    answer(program, if_listed);
  }
  answer(program, otherwise);
}

// Datagram sockets, even those of a pair, can send to sockets of other programs. Raw ones become
// datagram sockets.
static void refuse_datagram_pairs(struct program *program) {
  unless_equal_skip(program, SYS_socketpair, 7);
  load(program, argument(1));
  // The kernel's mask of the type; the other bits are flags.
  add(program, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xf));
  unless_equal_skip(program, SOCK_STREAM, 1);
  answer(program, SECCOMP_RET_ALLOW);
  unless_equal_skip(program, SOCK_SEQPACKET, 1);
  answer(program, SECCOMP_RET_ALLOW);
  answer(program, SECCOMP_RET_ERRNO | EACCES);
}

static void ask_about(struct program *program, int call, unsigned ask) {
  unless_equal_skip(program, (unsigned)call, 1);
  answer(program, ask);
}

static void ask_about_processes(struct program *program, unsigned ask) {
#ifdef SYS_fork
  ask_about(program, SYS_fork, ask);
  ask_about(program, SYS_vfork, ask);
#endif
  unless_equal_skip(program, SYS_clone, 6);
  load(program, argument(0));
  // In a namespace of its own, a process has all rights of root.
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, namespaces, 0, 1));
  answer(program, SECCOMP_RET_ERRNO | EPERM);
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0));
  answer(program, ask);
  answer(program, SECCOMP_RET_ALLOW);
}

// Calls that neither a host nor a program needs.
static void refuse_for_all(struct program *program) {
  load(program, offsetof(struct seccomp_data, arch));
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
  answer(program, SECCOMP_RET_KILL_PROCESS);
  load(program, offsetof(struct seccomp_data, nr));
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, last_known, 0, 1));
  answer(program, SECCOMP_RET_ERRNO | ENOSYS);
  refuse_all(program, metadata_calls, sizeof metadata_calls / sizeof *metadata_calls, EPERM);
  refuse_all(program, external_calls, sizeof external_calls / sizeof *external_calls, EPERM);
  refuse_all(program, shared_object_calls, sizeof shared_object_calls / sizeof *shared_object_calls,
             EPERM);
  refuse_all(program, uncounted_memory_calls,
             sizeof uncounted_memory_calls / sizeof *uncounted_memory_calls, EPERM);
  refuse_all(program, opaque_calls, sizeof opaque_calls / sizeof *opaque_calls, ENOSYS);
  refuse(program, SYS_socket, EACCES);
  // Sockets of a pair can take addresses that other programs need.
  refuse(program, SYS_bind, EACCES);
  refuse_datagram_pairs(program);
  decide_by(program, SYS_ioctl, 1, ioctl_commands, sizeof ioctl_commands / sizeof *ioctl_commands,
            SECCOMP_RET_ALLOW, SECCOMP_RET_ERRNO | EPERM);
  decide_by(program, SYS_fcntl, 1, refused_fcntl_commands,
            sizeof refused_fcntl_commands / sizeof *refused_fcntl_commands, SECCOMP_RET_ERRNO | EPERM,
            SECCOMP_RET_ALLOW);
  decide_by(program, SYS_setsockopt, 2, refused_socket_options,
            sizeof refused_socket_options / sizeof *refused_socket_options,
            SECCOMP_RET_ERRNO | EPERM, SECCOMP_RET_ALLOW);
  // It locks files that this process only reads, for which other programs would wait.
  refuse(program, SYS_flock, EPERM);
  refuse(program, SYS_truncate, EACCES);
  refuse_truncating(program, SYS_openat, 2);
#ifdef SYS_open
  refuse_truncating(program, SYS_open, 1);
#endif
}

static long install(struct program *program, unsigned flags) {
  answer(program, SECCOMP_RET_ALLOW);
  struct sock_fprog filter = {.len = program->length, .filter = program->code};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &filter);
}

static long install_for_program(unsigned flags, unsigned ask, unsigned ask_for_mode) {
  struct program program = {.length = 0};
  refuse_for_all(&program);
  refuse_for_others(&program, SYS_kill);
  refuse_for_others(&program, SYS_tgkill);
  refuse_for_others(&program, SYS_prlimit64);
  refuse_for_others(&program, SYS_sched_setattr);
  refuse_for_others(&program, SYS_sched_setscheduler);
  refuse_for_others(&program, SYS_sched_setparam);
  refuse_for_others(&program, SYS_sched_setaffinity);
  ask_about(&program, SYS_fchmod, ask_for_mode);
  ask_about_processes(&program, ask);
  return install(&program, flags);
}

void filter_calls_of_host(void) {
  struct program program = {.length = 0};
  refuse_for_all(&program);
  install(&program, 0);
}

int filter_calls(void) {
  const long listener = install_for_program(SECCOMP_FILTER_FLAG_NEW_LISTENER, SECCOMP_RET_USER_NOTIF,
                                            SECCOMP_RET_USER_NOTIF);
  if (listener >= 0) return (int)listener;
  // There can be only one listener; without one, decide here.
  install_for_program(0, SECCOMP_RET_ALLOW, SECCOMP_RET_ERRNO | EPERM);
  return -1;
}

#else

int filter_calls(void) { return -1; }

void filter_calls_of_host(void) {}

#endif
#endif
