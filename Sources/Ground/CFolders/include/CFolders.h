#pragma once

/// Exchanges the names of two files or folders atomically.
///
/// Both must exist on the same volume. Returns 0 or an errno; not all file systems support it.
int exchange_names(const char *first, const char *second);
