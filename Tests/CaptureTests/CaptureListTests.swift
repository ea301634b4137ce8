import Foundation
import Testing

/// Every capture in `Content/heard` is a case here, or `docs/speech.md` says why it isn't.
@MainActor
struct CaptureListTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static var cases: Set<String> {
    Set(
      VoiceOverCapture.all.map(\.line) + VoiceOverCapture.named.map(\.line)
        + VoiceOverCapture.actions + VoiceOverCapture.announcements
        + (SwiftUICaptureTests.buttons + SwiftUICaptureTests.texts + SwiftUICaptureTests.controls)
        .map(\.line) + SwiftUICaptureTests.rows + ["16 of 156", "Starts at … AM/PM …"]
    )
  }

  /// The captures that the page lists as intentionally left out.
  private static func excused() throws -> [String] {
    let file = root.appending(path: "docs/speech.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "## Captures without a test case"))
    return lines[start...].dropFirst().prefix { !$0.hasPrefix("## ") }
      .filter { $0.hasPrefix("| “") }
      .compactMap { row in row.split(separator: "|").first }
      .map { $0.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "“”"))) }
  }

  /// The captured lines; each file has one run.
  private static func heard() throws -> [String] {
    let folder = root.appending(path: "Content/heard")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .flatMap { try JSONDecoder().decode(Run.self, from: Data(contentsOf: $0)).screens }
      .flatMap(\.lines).map(\.utterance)
  }

  @Test func `every capture is a case, or the page says why not`() throws {
    let excused = try Self.excused()
    let missing = try Set(Self.heard()).subtracting(Self.cases).subtracting(excused)
    #expect(missing.isEmpty)
    #expect(Set(excused).isDisjoint(with: Self.cases))
    #expect(Set(excused).isSubset(of: try Self.heard()))
  }

  private struct Run: Decodable {
    let screens: [Screen]
  }

  private struct Screen: Decodable {
    let lines: [Line]
  }

  private struct Line: Decodable {
    let utterance: String
  }
}
