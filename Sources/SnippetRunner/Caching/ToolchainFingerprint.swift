import Foundation

/// Tells whether anything outside a program changed that could change its result: the compiler, the
/// library, the program that runs it, and the bounds.
struct ToolchainFingerprint: Sendable {
  /// What compiles and runs.
  let toolchain: Toolchain
  /// The bounds of a run.
  let limits: RunLimits
  /// Where fingerprints of large files are kept until the file changes.
  let folder: URL

  /// The version of what is stored; raised when stored results change their meaning.
  private static let version = 1

  /// Takes the fingerprint.
  ///
  /// - Throws: `Command.NotFound` if there is no compiler.
  func take() async throws -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(Self.version)
    fingerprint.add(Int(limits.seconds * 1000))
    fingerprint.add(limits.outputBytes)
    fingerprint.add(limits.memoryBytes)
    let names = ["PortableUIKit", "SnippetStage"]
    let modules = names.map { "\(toolchain.modules)/\($0).swiftmodule" }
    for path in modules + [toolchain.host] {
      fingerprint.add(try await remembered(path) { Self.contentFingerprint(of: path) })
    }
    let compiler = compilerPath
    fingerprint.add(try await remembered(compiler) { try await Self.version(of: compiler) })
    return fingerprint
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

  /// What is known of a file; found out anew only when its size or time changed.
  private func remembered(
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
    try? Data(answer.utf8).write(to: memo, options: .atomic)
    return answer
  }

  private static func identity(of path: String) -> Fingerprint {
    let attributes = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    var identity = Fingerprint()
    identity.add(path)
    identity.add(attributes[.size] as? Int ?? 0)
    let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    identity.add(Int(time * 1_000_000))
    identity.add(attributes[.systemFileNumber] as? Int ?? 0)
    return identity
  }

  private static func contentFingerprint(of path: String) -> String {
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return "missing"
    }
    var content = Fingerprint()
    data.withUnsafeBytes { content.add($0) }
    return content.text
  }

  /// The compiler's own words about itself; its file is too large to be read each time.
  private static func version(of compiler: String) async throws -> String {
    try await Command(program: compiler, arguments: ["--version"], timeLimit: 60).run().output
  }
}
