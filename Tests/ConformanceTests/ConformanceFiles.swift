import Foundation
import Yams

/// The files that the project keeps about what was heard.
enum ConformanceFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let all = Result { try read() }

  private static func read() throws -> [ConformanceCase] {
    let recordings = try recordings()
    return try files(in: "Tests/Conformance", ending: "yml").flatMap { file in
      try YAMLDecoder().decode(CaseFile.self, from: Data(contentsOf: file)).cases
    }
    .map { try $0.completed(from: recordings) }
  }

  static func recordings() throws -> [String: Recording] {
    let files = try files(in: "Content/heard", ending: "json")
    return try Dictionary(
      uniqueKeysWithValues: files.map { file in
        let recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
        return (file.deletingPathExtension().lastPathComponent, recording)
      }
    )
  }

  private static func files(in folder: String, ending: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == ending }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private struct CaseFile: Decodable {
    var cases: [ConformanceCase]
  }
}
