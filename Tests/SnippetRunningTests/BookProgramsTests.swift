import Foundation
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// The programs of this book say the same compiled together and apart.
struct BookProgramsTests {
  /// Without `TEST_WHOLE_BOOK`, one in this number of chapters is compiled.
  private static let sampleStride = 20

  @Test func `chapters of this book say the same alone and together`() async throws {
    let chapters = try Self.chapters
    try #require(chapters.count > 1)
    let together = await check(chapters)
    for chapter in chapters {
      let alone = await check([chapter])
      let shared = together.report.verdicts.filter { $0.key.path == chapter.path }
      #expect(!shared.isEmpty)
      #expect(alone.report.verdicts == shared, "\(chapter.path)")
    }
  }

  private func check(_ chapters: [ChapterSource]) async -> SnippetCheck {
    await SnippetRunner(toolchain: Page.toolchain).check(chapters)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The chapters with code that needs no module of the book.
  private static var chapters: [ChapterSource] {
    get throws {
      let content = root.appending(path: "Content").path(percentEncoded: false)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: content)
        .filter { $0.hasSuffix(".md") && $0.hasPrefix("en/") }.sorted()
      let all = try paths.map { path in
        ChapterSource(
          path: path,
          language: "en",
          text: try String(contentsOfFile: "\(content)/\(path)", encoding: .utf8)
        )
      }
      let withCode = all.filter { $0.text.contains("```voiceover") }
      let isWhole = ProcessInfo.processInfo.environment["TEST_WHOLE_BOOK"] != nil
      return isWhole
        ? withCode
        : withCode.enumerated().filter { $0.offset.isMultiple(of: sampleStride) }.map(\.element)
    }
  }
}
