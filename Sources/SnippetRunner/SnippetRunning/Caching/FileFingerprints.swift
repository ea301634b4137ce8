import Foundation
import SnippetNotation
import WholeFiles

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
