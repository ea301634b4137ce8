package import SnippetNotation

/// A package whose libraries are built.
package struct BuiltPackage: Hashable, Sendable {
  /// The files of the modules that can be imported, by name.
  package var modules: [String: String]
  /// The object files of the libraries and of what they depend on.
  var objects: [String]
  /// The files that the libraries read when they run.
  var resources: [String]
  /// What tells the compiler where modules of C are.
  package var arguments: [String]

  /// Whether a program imports one of the modules.
  package func isImported(by program: Program) -> Bool {
    program.importedNames.contains { modules[$0] != nil }
  }

  /// Everything that could change what a program that imports a module does.
  package var files: [String] {
    modules.sorted { $0.key < $1.key }.map(\.value) + objects + resources
  }
}
