#pragma once

/// Gives two files or folders each other's name, in one step that nobody can see the middle of.
///
/// Both must be there, on the same volume. Returns 0, or the error number; some file systems cannot.
int exchange_names(const char *first, const char *second);

/// Gives files the names of others, one right after the other, in a process that nothing reaches which ends
/// this one: once it has begun, it comes to its end.
///
/// - `new`, `old`: `count` paths each; the file `new[i]` takes the place of `old[i]`.
/// - `saved`: further names of the files `old`, by which they come back if one cannot be replaced.
///
/// Returns 0, or the error number of the first that could not be replaced.
int take_places(const char *const *new, const char *const *old, const char *const *saved, int count);
