import Diagnostics

/// What became of the modules that snippets may import.
struct ImportableBuild: Sendable {
  /// The modules that can be imported.
  var libraries: [ImportableLibrary] = []
  /// The modules that cannot, because of the findings.
  var brokenModules: Set<String> = []
  /// What is wrong with modules.
  var diagnostics: [Diagnostic] = []

  /// Whether a program imports a module that a finding is already about.
  func isInVain(_ program: Program) -> Bool {
    !brokenModules.isEmpty && !brokenModules.isDisjoint(with: program.importedNames)
  }

  /// Takes over another result.
  mutating func merge(_ other: ImportableBuild) {
    libraries += other.libraries
    brokenModules.formUnion(other.brokenModules)
    diagnostics += other.diagnostics
  }
}
