package import Diagnostics
package import SnippetNotation

/// What became of the modules that snippets may import.
package struct ImportableBuild: Sendable {
  /// The modules that can be imported.
  package var libraries: [ImportableLibrary] = []
  /// The modules that cannot, because of the findings.
  package var brokenModules: Set<String> = []
  /// What is wrong with modules.
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
