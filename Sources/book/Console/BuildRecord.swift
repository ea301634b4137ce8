import Foundation

/// What the script that makes archives noted beside the program.
struct BuildRecord: Decodable, Sendable {
  /// The commit; `nil` if the sources lay in no repository.
  var commit: String?
  /// The day of the commit, such as “2026-11-24”.
  var day: String?
  /// Whether files differed from the commit.
  var hasChanges: Bool

  /// The name of the file.
  static let fileName = "build.json"

  /// Reads the record beside a program.
  ///
  /// - Throws: what reading the file throws; where the program was built there is none.
  init(beside program: URL) throws {
    let file = program.deletingLastPathComponent().appending(path: Self.fileName)
    self = try JSONDecoder().decode(BuildRecord.self, from: Data(contentsOf: file))
  }
}
