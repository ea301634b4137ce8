#pragma once

/// Gives two files or folders each other's name, in one step that nobody can see the middle of.
///
/// Both must be there, on the same volume. Returns 0, or the error number; some file systems cannot.
int exchange_names(const char *first, const char *second);
