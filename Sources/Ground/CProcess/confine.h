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

#endif
