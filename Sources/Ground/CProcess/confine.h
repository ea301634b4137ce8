#ifndef BY_EAR_CONFINE_H
#define BY_EAR_CONFINE_H

/// Takes from this process and its children the right to write outside `directory`.
///
/// Linux: Landlock (kernel 5.13). Elsewhere nothing: macOS has no public call for it.
void confine_to(const char *directory);

#endif
