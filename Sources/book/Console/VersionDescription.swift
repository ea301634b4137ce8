import Foundation
import Publications
import SnippetCompiling

/// The output of `book --version`: the version, the compiler and the commit.
///
/// An archive records its commit in a file; in a build folder, Git is asked instead.
struct VersionDescription: CustomStringConvertible {
  private let program: URL

  init() {
    program = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .resolvingSymlinksInPath()
  }

  var description: String {
    let toolchain = Toolchain.nextTo(executable: program.path(percentEncoded: false))
    return """
      book \(ToolVersion.current)
      compiler: \(toolchain.modulesCompiler ?? "unknown; there are no modules next to this program")
      commit: \(commit)
      """
  }

  private var commit: String {
    if let record = try? BuildRecord(nextTo: program) {
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
    return "\(commit)\(day), checked out in the build folder"
  }
}

/// The `build.json` that the archive script writes next to the executable.
struct BuildRecord: Decodable, Sendable {
  var commit: String?
  var day: String?
  var hasChanges: Bool

  static let fileName = "build.json"

  /// Reads the record next to an executable.
  ///
  /// - Throws: an error if there is no record, as in the folder where the executable was built.
  init(nextTo program: URL) throws {
    let file = program.deletingLastPathComponent().appending(path: Self.fileName)
    self = try JSONDecoder().decode(BuildRecord.self, from: Data(contentsOf: file))
  }
}

enum ToolVersion {
  static let current = "0.1.0"
}
