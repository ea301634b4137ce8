package import Diagnostics
package import SnippetNotation

package struct ImportableModules: Sendable {
  /// The sources of the module `Samples`; empty if the book has none.
  package var samples: [SampleSource] = []
  package var package: BuiltPackage?

  package init(samples: [SampleSource] = [], package: BuiltPackage? = nil) {
    self.samples = samples
    self.package = package
  }
}

/// A shared object with modules that snippets import.
///
/// All programs of a process load the same object, so that each of its classes exists only once.
package struct ImportableLibrary: Hashable, Sendable {
  package var modules: Set<String>
  package var arguments: [String]
  /// The absolute path, from which it is loaded at run time.
  package var path: String

  package func isImported(by program: Program) -> Bool {
    !modules.isDisjoint(with: program.importedNames)
  }
}

package struct ImportableBuild: Sendable {
  package var libraries: [ImportableLibrary] = []
  package var brokenModules: Set<String> = []
  package var diagnostics: [Diagnostic] = []

  package func hasBrokenDependency(_ program: Program) -> Bool {
    !brokenModules.isEmpty && !brokenModules.isDisjoint(with: program.importedNames)
  }

  package mutating func merge(_ other: ImportableBuild) {
    libraries += other.libraries
    brokenModules.formUnion(other.brokenModules)
    diagnostics += other.diagnostics
  }
}

package struct BuiltPackage: Hashable, Sendable {
  package var modules: [String: String]
  var objects: [String]
  var resources: [String]
  package var arguments: [String]

  package func isImported(by program: Program) -> Bool {
    program.importedNames.contains { modules[$0] != nil }
  }

  /// All files that can affect a program that imports the package, for the result cache.
  package var files: [String] {
    modules.sorted { $0.key < $1.key }.map(\.value) + objects + resources
  }
}

extension Program {
  /// The words on lines with `import` or `canImport`.
  ///
  /// They include every imported module, and sometimes more. The code isn't parsed, because this
  /// also runs for programs with cached results.
  package var importedNames: Set<String> {
    var names: Set<String> = []
    for piece in blocks.flatMap(\.pieces) {
      for line in piece.text.split(whereSeparator: \.isNewline) {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        if words.contains("import") || words.contains("canImport") {
          names.formUnion(words.map(String.init))
        }
      }
    }
    return names
  }
}
