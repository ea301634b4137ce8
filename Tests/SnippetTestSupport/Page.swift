package import Diagnostics
import Foundation
package import SnippetCompiling
package import SnippetNotation
package import SnippetRunning
package import TestSupport

/// A small Markdown page for checking snippets, with marks for expected locations.
package struct Page: Sendable {
  package let marked: MarkedText
  package let language: String
  /// Unique, because pages of several tests are checked together.
  package let path = "Content/en/\(UUID().uuidString)/page.md"

  package init(_ text: String, language: String = "en") {
    marked = MarkedText(text)
    self.language = language
  }

  /// Checks the page with the libraries built next to the tests.
  package func check(limits: RunLimits = RunLimits()) async -> SnippetCheck {
    let chapter = ChapterSource(path: path, language: language, text: marked.text)
    if limits == RunLimits() { return await PageBatch.shared.check(chapter) }
    return await SnippetRunner(toolchain: Self.toolchain, limits: limits).check([chapter])
  }

  package func location(_ mark: Character) -> SourceLocation {
    marked.location(mark, in: path)
  }

  /// The fence that opens at a mark.
  package func fence(_ mark: Character) -> FenceLocation {
    FenceLocation(path: path, line: location(mark).line ?? 0)
  }

  package static let toolchain: Toolchain = {
    let nextTo = Toolchain.nextTo(executable: CommandLine.arguments[0])
    guard !FileManager.default.fileExists(atPath: nextTo.host) else { return nextTo }
    // If a program of the toolchain runs the tests, use the default build folder.
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return Toolchain.nextTo(executable: root.path(percentEncoded: false) + "/.build/debug/book")
  }()
}
