package import SnippetNotation

/// A shared object with modules that snippets import.
///
/// One object for all programs of a process, rather than a copy in each, so that a class is the same
/// class wherever it is seen.
package struct ImportableLibrary: Hashable, Sendable {
  /// The modules inside.
  package var modules: Set<String>
  /// What tells the compiler where the modules are.
  package var arguments: [String]
  /// The absolute path, by which the loader finds it too.
  package var path: String

  /// Whether a program imports one of the modules.
  package func isImported(by program: Program) -> Bool {
    !modules.isDisjoint(with: program.importedNames)
  }
}
