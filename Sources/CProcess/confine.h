#ifndef ALOUD_CONFINE_H
#define ALOUD_CONFINE_H

/// Takes from this process and its children the network and the right to write outside `directory`,
/// as far as the system lets a process give them up.
///
/// Linux: a network namespace of its own (needs the right to make one) and Landlock (kernel 5.13).
/// Elsewhere nothing: macOS has no public call for it.
void confine_to(const char *directory);

#endif
