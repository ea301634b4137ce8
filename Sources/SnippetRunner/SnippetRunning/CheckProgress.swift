package import SnippetMessages

/// What a check is doing, for somebody who waits.
package enum CheckProgress: Hashable, Sendable {
  /// The package that snippets import is being built.
  case building
  /// So many programs have results cached by an earlier check.
  case remembered(Int)
  /// So many programs are being compiled.
  case compiling(Int)
  /// So many programs are being run.
  case running(Int)
  /// The system did not keep the programs that ran from everything.
  case unprotected(Protections)
}
