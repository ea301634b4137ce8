import Diagnostics
import Foundation
import SnippetRunner
import TestSupport

/// A little page of Markdown whose snippets are checked.
struct Page: Sendable {
  let marked: MarkedText
  let language: String
  let path = "Content/en/page.md"

  init(_ text: String, language: String = "en") {
    marked = MarkedText(text)
    self.language = language
  }

  /// Checks the page with the libraries built beside the tests.
  func check(limits: RunLimits = RunLimits()) async -> SnippetCheck {
    let chapter = ChapterSource(path: path, language: language, text: marked.text)
    return await SnippetRunner(toolchain: Self.toolchain, limits: limits).check([chapter])
  }

  /// The place of a mark.
  func location(_ mark: Character) -> SourceLocation {
    marked.location(mark, in: path)
  }

  /// The fence that opens at a mark.
  func fence(_ mark: Character) -> FencePlace {
    FencePlace(path: path, line: location(mark).line ?? 0)
  }

  static let toolchain: Toolchain = {
    let beside = Toolchain.beside(executable: CommandLine.arguments[0])
    guard !FileManager.default.fileExists(atPath: beside.host) else { return beside }
    // Where the tests are run by a program of the toolchain, their own folder is the usual one.
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return Toolchain.beside(executable: root.path(percentEncoded: false) + "/.build/debug/book")
  }()
}
