import SnippetCompiling
import SnippetMessages
package import SnippetNotation

/// The cache key of a program's result.
///
/// It is a fingerprint, in hexadecimal digits, of everything that can change the result.
package struct ProgramKey: Hashable, Sendable {
  package let text: String

  /// Creates the key of a program in an environment.
  ///
  /// It ignores what the page expects, because comparing is cheap, and the location on the page,
  /// unless the code refers to it.
  package init(_ program: Program, environment: Fingerprint) {
    var fingerprint = environment
    switch program.purpose {
    case .run:
      fingerprint.add("run")
      // If no screen follows, the device uses the language of the page.
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
          if Self.dependsOnLocation(piece.text) {
            fingerprint.add(piece.path)
            fingerprint.add(piece.firstLine)
          }
        }
      case .transcript(let transcript):
        for expression in transcript.screen.expressions { fingerprint.add(expression.code) }
        for request in transcript.screen.requests { fingerprint.add(request.json) }
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

  package init(samples: Fingerprint) {
    var fingerprint = samples
    fingerprint.add("samples")
    text = fingerprint.text
  }

  private static func dependsOnLocation(_ code: String) -> Bool {
    code.utf8.contains(UInt8(ascii: "#"))
      && (code.contains("#line") || code.contains("#file") || code.contains("#column"))
  }
}

/// The fingerprints of everything outside a program that can change its result: the toolchain, and
/// the modules that it imports.
package struct ProgramEnvironment: Sendable {
  private let toolchain: Fingerprint
  private let samples: Fingerprint
  private let package: Fingerprint
  private let packageModules: Set<String>
  private let hasModules: Bool

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

  package func key(of program: Program) -> ProgramKey {
    // Without modules to import, skip the search for imports.
    guard hasModules else { return ProgramKey(program, environment: toolchain) }
    let names = program.importedNames
    var environment = toolchain
    if names.contains(SamplesModule.name) { environment.add(samples.text) }
    if !names.isDisjoint(with: packageModules) { environment.add(package.text) }
    return ProgramKey(program, environment: environment)
  }

  var samplesKey: ProgramKey { ProgramKey(samples: samples) }
}
