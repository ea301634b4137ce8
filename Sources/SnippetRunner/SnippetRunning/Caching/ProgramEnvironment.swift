import SnippetCompiling
package import SnippetNotation

/// What lies around programs: the toolchain for all, and the modules that each imports.
package struct ProgramEnvironment: Sendable {
  private let toolchain: Fingerprint
  private let samples: Fingerprint
  private let package: Fingerprint
  private let packageModules: Set<String>
  private let hasModules: Bool

  /// Takes the fingerprints of modules.
  ///
  /// - Throws: what reading a file throws.
  init(
    toolchain: Fingerprint,
    modules: ImportableModules,
    files: FileFingerprints
  ) async throws {
    var samples = toolchain
    for sample in modules.samples {
      samples.add(sample.path)
      samples.add(sample.text)
    }
    var package = Fingerprint()
    for path in modules.package?.files ?? [] {
      package.add(try await files.content(of: path))
    }
    self.toolchain = toolchain
    self.samples = samples
    self.package = package
    packageModules = Set((modules.package?.modules ?? [:]).keys)
    hasModules = !modules.samples.isEmpty || !packageModules.isEmpty
  }

  /// The key of a program's result.
  package func key(of program: Program) -> ProgramKey {
    // Where there is nothing to import, nobody has to look for imports.
    guard hasModules else { return ProgramKey(program, environment: toolchain) }
    let names = program.importedNames
    var environment = toolchain
    if names.contains(SamplesModule.name) { environment.add(samples.text) }
    if !names.isDisjoint(with: packageModules) { environment.add(package.text) }
    return ProgramKey(program, environment: environment)
  }

  /// What the result of compiling the samples by themselves is stored under.
  var samplesKey: ProgramKey { ProgramKey(samples: samples) }
}
