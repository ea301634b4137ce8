#ifndef BY_EAR_CONFINE_H
#define BY_EAR_CONFINE_H

/// Restricts this process and its children to what a program of a book needs: no writing outside
/// `directory`, no changes to file metadata, no network, no other processes.
///
/// Linux: Landlock (kernel 5.13), a seccomp filter and, for root, dropped capabilities. Elsewhere
/// nothing: macOS has no public API for it.
///
/// Returns a descriptor on which another process has to answer requests for permission (see
/// answering.h); -1 if there is none.
int confine_to(const char *directory);

/// Forbids this process and its children the system calls that a program of a book doesn't need and
/// that Landlock doesn't cover.
///
/// Returns a descriptor on which starting a process and changing the permissions of an open file
/// wait for an answer; -1 if they don't wait. Requires PR_SET_NO_NEW_PRIVS.
int filter_calls(void);

/// Forbids the same calls, except those that the host needs to start and end processes and to
/// change the permissions of open files.
void filter_calls_of_host(void);

/// Restricts this process and its children to what a build needs: no writing outside `places`,
/// folders and files of which the last is NULL, and no TCP unless `has_network`. Links among the
/// places are ignored. Changes to the permissions and times of own files remain allowed.
void confine_build(const char *const places[], int has_network);

#endif
