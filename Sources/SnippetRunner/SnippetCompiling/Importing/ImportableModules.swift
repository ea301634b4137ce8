package import Diagnostics
package import SnippetNotation

/// What snippets may import beside UIKit and Foundation.
package struct ImportableModules: Sendable {
  /// The files of the module `Samples`; empty if there is no such module.
  package var samples: [SampleSource] = []
  /// A package whose library modules can be imported.
  package var package: BuiltPackage?

  /// Creates a list of what may be imported.
  package init(samples: [SampleSource] = [], package: BuiltPackage? = nil) {
    self.samples = samples
    self.package = package
  }
}

/// A shared object with modules that snippets import.
///
/// One object for all programs of a process, rather than a copy in each, so that a class is the same
/// class wherever it is seen.
package struct ImportableLibrary: Hashable, Sendable {
  package var modules: Set<String>
  package var arguments: [String]
  /// The absolute path, by which the loader finds it too.
  package var path: String

  package func isImported(by program: Program) -> Bool {
    !modules.isDisjoint(with: program.importedNames)
  }
}

/// What became of the modules that snippets may import.
package struct ImportableBuild: Sendable {
  package var libraries: [ImportableLibrary] = []
  /// The modules that cannot, because of the findings.
  package var brokenModules: Set<String> = []
  package var diagnostics: [Diagnostic] = []

  /// Whether a program imports a module that a finding is already about.
  package func isInVain(_ program: Program) -> Bool {
    !brokenModules.isEmpty && !brokenModules.isDisjoint(with: program.importedNames)
  }

  /// Takes over another result.
  package mutating func merge(_ other: ImportableBuild) {
    libraries += other.libraries
    brokenModules.formUnion(other.brokenModules)
    diagnostics += other.diagnostics
  }
}

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

  package func isImported(by program: Program) -> Bool {
    program.importedNames.contains { modules[$0] != nil }
  }

  /// Everything that could change what a program that imports a module does.
  package var files: [String] {
    modules.sorted { $0.key < $1.key }.map(\.value) + objects + resources
  }
}

extension Program {
  /// The words on the lines that import something, or ask whether it can be imported.
  ///
  /// They hold every module that is imported, and at times more. Nothing is parsed, because this is
  /// asked of programs whose results are known.
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
