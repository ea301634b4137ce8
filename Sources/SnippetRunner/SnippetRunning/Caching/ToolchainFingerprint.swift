import Foundation
import SnippetCompiling
import SnippetNotation
import System
import WholeFiles

/// Tells whether anything outside a program changed that could change its result: the compiler, the
/// library, the program that runs it, and the bounds.
struct ToolchainFingerprint: Sendable {
  /// What compiles and runs.
  private let toolchain: Toolchain
  private let limits: RunLimits
  /// What is known of large files.
  private let files: FileFingerprints

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

/// What is known of large files, found out again only when a file's size or time changed.
struct FileFingerprints: Sendable {
  /// Where it is cached between checks.
  private let folder: URL

  /// Takes the folder where answers are cached.
  init(folder: URL) {
    self.folder = folder
  }

  /// The fingerprint of a file's bytes.
  func content(of path: String) async throws -> String {
    try await remembered(path) { Self.content(of: path) }
  }

  /// What was found out about a file.
  ///
  /// - Throws: what finding out throws.
  func remembered(
    _ path: String,
    _ findOut: () async throws -> String
  ) async throws -> String {
    let memo = folder.appending(path: "files/\(Self.identity(of: path).text)")
    if let known = try? String(contentsOf: memo, encoding: .utf8), !known.isEmpty {
      return known
    }
    let answer = try await findOut()
    try? FileManager.default.createDirectory(
      at: memo.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try? Data(answer.utf8).write(wholeTo: memo)
    return answer
  }

  /// A number that changes with the size and the time of a file, and with the file that a path leads to.
  static func identity(of path: String) -> Fingerprint {
    let attributes = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    var identity = Fingerprint()
    identity.add(path)
    identity.add(attributes[.size] as? Int ?? 0)
    let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    identity.add(Int(time * 1_000_000))
    identity.add(attributes[.systemFileNumber] as? Int ?? 0)
    return identity
  }

  private static func content(of path: String) -> String {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      return "missing"
    }
    var content = Fingerprint()
    content.add(Array(data))
    return content.text
  }
}
