package import SnippetNotation

/// A shared object with the entries of programs.
package struct CompiledLibrary: Hashable, Sendable {
  /// The absolute path.
  package var path: String
  /// The programs inside.
  package var programs: [Program]

  /// Creates a description of a shared object.
  package init(path: String, programs: [Program]) {
    self.path = path
    self.programs = programs
  }
}
