#ifndef BY_EAR_WATCHING_H
#define BY_EAR_WATCHING_H

#include "living.h"

#include <sys/types.h>

/// Waits for the end of a child that leads a process group, stops it when its time is over, and ends all
/// that it started.
///
/// `listener` is where the child asks for what it may not do by itself, or -1; it is closed. Returns 0,
/// or an errno when there is no such child.
int watch(pid_t child, int listener, const struct life *life, struct child_ending *ending);

#endif
