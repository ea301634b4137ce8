import Foundation
import Processes
import SnippetCompiling
import SnippetNotation

/// Tells whether anything outside a program changed that could change its result: the compiler, the
/// library, the program that runs it, and the bounds.
struct ToolchainFingerprint: Sendable {
  /// What compiles and runs.
  private let toolchain: Toolchain
  /// The bounds of a run.
  private let limits: RunLimits
  /// What is known of large files.
  private let files: FileFingerprints

  /// Takes what the fingerprint is made of.
  init(toolchain: Toolchain, limits: RunLimits, files: FileFingerprints) {
    self.toolchain = toolchain
    self.limits = limits
    self.files = files
  }

  /// The version of what is stored; raised when stored results change their meaning.
  private static let version = 2

  /// Takes the fingerprint.
  ///
  /// - Throws: `Command.NotFound` if there is no compiler.
  func take() async throws -> Fingerprint {
    var fingerprint = bounds
    for path in library { fingerprint.add(try await files.content(of: path)) }
    let compiler = compilerPath
    fingerprint.add(try await files.remembered(compiler) { try await Self.version(of: compiler) })
    return fingerprint
  }

  /// The fingerprint of what is no file.
  private var bounds: Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(Self.version)
    fingerprint.add(Int(limits.seconds * 1000))
    fingerprint.add(limits.outputBytes)
    fingerprint.add(limits.memoryBytes)
    fingerprint.add(limits.processes)
    return fingerprint
  }

  /// The files of the library, and the program that runs snippets.
  private var library: [String] {
    Toolchain.hostModules.filter { $0.hasPrefix("Portable") || $0 == "SnippetStage" }.sorted()
      .map { "\(toolchain.modules)/\($0).swiftmodule" } + [toolchain.host]
  }

  /// The compiler's file, found as a shell would find it.
  private var compilerPath: String {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates =
      toolchain.compiler.contains("/")
      ? [toolchain.compiler]
      : search.split(separator: ":").map { "\($0)/\(toolchain.compiler)" }
    let path = candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    return path.map { URL(filePath: $0).resolvingSymlinksInPath().path(percentEncoded: false) }
      ?? toolchain.compiler
  }

  /// The compiler's own words about itself; its file is too large to be read each time.
  private static func version(of compiler: String) async throws -> String {
    // Even this leaves a folder behind, which goes with the one it is made in.
    let folder = try ScratchFolder()
    defer { folder.remove() }
    return try await SwiftCompiler(compiler, folder: folder.url).run(["--version"]).output
  }
}
