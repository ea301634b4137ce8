import Foundation
import SnippetCompiling
import SnippetNotation
import System
import WholeFiles

/// Computes a fingerprint of the compiler, the modules, the host program and the limits, any of
/// which can change the result of a program.
struct ToolchainFingerprint: Sendable {
  private let toolchain: Toolchain
  private let limits: RunLimits
  private let files: FileFingerprints

  init(toolchain: Toolchain, limits: RunLimits, files: FileFingerprints) {
    self.toolchain = toolchain
    self.limits = limits
    self.files = files
  }

  /// The version of the cache format.
  ///
  /// Increment it when stored results change their meaning.
  private static let version = 3

  /// - Parameter compiler: what the compiler says of itself, from `targetInfo()`.
  func compute(_ compiler: String) async throws -> Fingerprint {
    var fingerprint = limitsFingerprint
    for path in library { fingerprint.add(try await files.content(of: path)) }
    fingerprint.add(compiler)
    return fingerprint
  }

  /// The answer of `swiftc -print-target-info`, which contains its version; hashing the compiler
  /// itself would take too long.
  func targetInfo() async throws -> String {
    let compiler = compilerPath
    let ask = {
      // The compiler leaves a folder in TMPDIR even for this.
      let folder = try ScratchFolder()
      defer { folder.remove() }
      // The program behind its links may have another name, which means something else to it.
      return try await SwiftCompiler(toolchain.compiler, folder: folder.url).targetInfo()
    }
    return try await Self.choosesCompiler(compiler) ? ask() : files.cached(compiler, ask)
  }

  /// Whether a program starts the compiler that the user selected elsewhere, as `swiftly` and
  /// macOS do, so that its answer can change while the file stays the same.
  private static func choosesCompiler(_ program: String) -> Bool {
    let folder = URL(filePath: program).deletingLastPathComponent()
    return !["swift-frontend", "../lib/swift"].allSatisfy { part in
      FileManager.default.fileExists(
        atPath: folder.appending(path: part).path(percentEncoded: false)
      )
    }
  }

  private var limitsFingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(Self.version)
    fingerprint.add(Int(limits.seconds * 1000))
    fingerprint.add(toolchain.programTimeLimit.description)
    fingerprint.add(limits.outputBytes)
    fingerprint.add(limits.memoryBytes)
    fingerprint.add(limits.processes)
    fingerprint.add(limits.folderBytes)
    fingerprint.add(limits.files)
    return fingerprint
  }

  private var library: [String] {
    Toolchain.hostModules.filter { $0.hasPrefix("Portable") || $0 == "SnippetStage" }.sorted()
      .map { "\(toolchain.modules)/\($0).swiftmodule" } + [toolchain.host]
  }

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
}

/// Fingerprints of large files, recomputed only if a file's size or modification time changes.
struct FileFingerprints: Sendable {
  private let folder: URL

  init(folder: URL) {
    self.folder = folder
  }

  func content(of path: String) async throws -> String {
    try await cached(path) { Self.content(of: path) }
  }

  /// Returns a cached value for a file, or computes and caches it.
  ///
  /// - Throws: Any error of `compute`.
  func cached(
    _ path: String,
    _ compute: () async throws -> String
  ) async throws -> String {
    let cacheFile = folder.appending(path: "files/\(Self.identity(of: path).text)")
    if let known = try? String(contentsOf: cacheFile, encoding: .utf8), !known.isEmpty {
      return known
    }
    let answer = try await compute()
    try? FileManager.default.createDirectory(
      at: cacheFile.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try? Data(answer.utf8).write(atomicallyTo: cacheFile, followsLink: false)
    return answer
  }

  /// The version of what is cached of a file.
  private static let version = 2

  /// A fingerprint of a file's path, inode, size and modification time.
  static func identity(of path: String) -> Fingerprint {
    let attributes = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    var identity = Fingerprint()
    identity.add(Self.version)
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
