import SnippetCompiling
import SnippetMessages
package import SnippetNotation

/// What a program's result is stored under: everything that could change it.
package struct ProgramKey: Hashable, Sendable {
  /// The number, as a file name.
  package let text: String

  /// Creates the key of a program in an environment.
  ///
  /// What the page expects is no part of it, because comparing costs nothing; nor is the place on
  /// the page, unless the code asks for it.
  package init(_ program: Program, environment: Fingerprint) {
    var fingerprint = environment
    switch program.purpose {
    case .run:
      fingerprint.add("run")
      // Without a screen to come, the device speaks the language of the page.
      fingerprint.add(program.language)
    case .compile: fingerprint.add("compile")
    case .fail: fingerprint.add("fail")
    }
    for step in program.steps {
      switch step {
      case .code(let block, _):
        fingerprint.add("code")
        for piece in block.pieces {
          fingerprint.add(piece.text)
          if Self.asksForItsPlace(piece.text) {
            fingerprint.add(piece.path)
            fingerprint.add(piece.firstLine)
          }
        }
      case .transcript(let transcript):
        for expression in transcript.expressions { fingerprint.add(expression.code) }
        for request in transcript.requests { fingerprint.add(request.json) }
      }
    }
    if let speech = program.speech {
      fingerprint.add(speech.request.json)
      for offer in speech.offers {
        fingerprint.add(offer.name)
        fingerprint.add(offer.expression)
      }
    }
    text = fingerprint.text
  }

  /// Creates the key of the samples, out of the fingerprint of everything they depend on.
  package init(samples: Fingerprint) {
    var fingerprint = samples
    fingerprint.add("samples")
    text = fingerprint.text
  }

  private static func asksForItsPlace(_ code: String) -> Bool {
    code.utf8.contains(UInt8(ascii: "#"))
      && (code.contains("#line") || code.contains("#file") || code.contains("#column"))
  }
}

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
