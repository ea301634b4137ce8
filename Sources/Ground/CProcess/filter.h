#ifndef BY_EAR_FILTER_H
#define BY_EAR_FILTER_H

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
