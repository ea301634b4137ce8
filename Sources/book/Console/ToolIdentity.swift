import Foundation
import Publications
import SnippetCompiling

/// Which tool this is: its version, the compiler it was built with, and the commit it was built from.
struct ToolIdentity: CustomStringConvertible {
  private let program: URL

  init() {
    program = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .resolvingSymlinksInPath()
  }

  var description: String {
    let toolchain = Toolchain.beside(executable: program.path(percentEncoded: false))
    return """
      book \(ToolVersion.current)
      compiler: \(toolchain.modulesCompiler ?? "unknown; there are no modules beside this program")
      commit: \(commit)
      """
  }

  private var commit: String {
    if let record = try? BuildRecord(beside: program) {
      guard let commit = record.commit else { return "not recorded" }
      let day = record.day.map { " of \($0)" } ?? ""
      return "\(commit)\(day)\(record.hasChanges ? ", with changes" : "")"
    }
    let state = SourceState(
      root: program.deletingLastPathComponent().path(percentEncoded: false),
      folders: ProcessInfo.processInfo.environment["PATH"] ?? ""
    )
    guard let commit = state.commit else { return "not recorded" }
    let day = state.day.map { " of \($0)" } ?? ""
    return "\(commit)\(day), which is checked out where it was built"
  }
}

/// What the script that makes archives noted beside the program.
struct BuildRecord: Decodable, Sendable {
  /// The commit; `nil` if the sources lay in no repository.
  var commit: String?
  /// The day of the commit, such as “2026-11-24”.
  var day: String?
  /// Whether files differed from the commit.
  var hasChanges: Bool

  static let fileName = "build.json"

  /// Reads the record beside a program.
  ///
  /// - Throws: what reading the file throws; where the program was built there is none.
  init(beside program: URL) throws {
    let file = program.deletingLastPathComponent().appending(path: Self.fileName)
    self = try JSONDecoder().decode(BuildRecord.self, from: Data(contentsOf: file))
  }
}

/// The version of this tool.
enum ToolVersion {
  /// The version as `book --version` says it.
  static let current = "0.1.0"
}
