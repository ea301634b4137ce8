#ifndef BY_EAR_CONFINE_H
#define BY_EAR_CONFINE_H

/// Takes from this process and its children what a program of a book has no need of: writing outside
/// `directory`, changing what is known of files, the network, other processes.
///
/// Linux: Landlock (kernel 5.13), a filter of system calls and, for root, giving up its rights.
/// Elsewhere nothing: macOS has no public call for it.
///
/// Returns a descriptor on which somebody else is asked for what the process may not do by itself, and
/// has to answer (see answering.h); -1 if nobody is asked.
int confine_to(const char *directory);

/// Takes system calls from this process and its children that a program of a book has no need of and
/// that Landlock does not know of.
///
/// Returns a descriptor on which starts of processes and changes of open files' permissions wait for an
/// answer; -1 if nothing waits. The process
/// must have given up gaining rights.
int filter_calls(void);

/// Takes them, too, but for those by which a host changes permissions of open files, starts processes and
/// ends them.
void filter_calls_of_host(void);

#endif
