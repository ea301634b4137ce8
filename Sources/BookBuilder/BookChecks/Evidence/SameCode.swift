import BookModel
import Diagnostics
import Markdown
import SwiftReading
import Text

extension Check {
  /// Finds chapters whose code differs between languages, comments and texts apart.
  static let sameCode = Check(.differentCode) { checked in
    checked.chapters.flatMap { pages -> [Diagnostic] in
      guard let original = pages.first(where: { !$0.isEmpty }) else { return [] }
      return pages.filter { $0.path != original.path && !$0.isEmpty }
        .compactMap { finding($0, original: original) }
    }
  }

  /// The first difference between an edition and the one in the book's first language.
  private static func finding(
    _ page: CheckedPage,
    original: CheckedPage
  ) -> Diagnostic? {
    let (expected, actual) = (listings(of: original), listings(of: page))
    for (old, new) in zip(expected, actual)
    where !SwiftSkeleton.isSame(old.text, new.text) {
      let difference = LineDifference(expected: old.lines, actual: new.lines)
      // The lines before the first that differs are the same in both.
      let line = min(difference.firstDifference ?? 0, max(0, new.lines.count - 1))
      let place = SourcePosition(line: new.position.line + 1 + line, column: new.position.column)
      return Diagnostic(
        .differentCode,
        at: page.location(place),
        "the code differs from that of '\(original.path)', line \(old.position.line + 1 + line)",
        details: difference.lines,
        help: "only comments and texts in quotation marks may differ between languages"
      )
    }
    guard expected.count != actual.count else { return nil }
    return Diagnostic(
      .differentCode,
      at: SourceLocation(path: page.path),
      actual.count == 1
        ? "one Swift block stands where '\(original.path)' has \(expected.count)"
        : "\(actual.count) Swift blocks stand where '\(original.path)' has \(expected.count)",
      help: "let every language show the same code"
    )
  }

  private static func listings(of page: CheckedPage) -> [PlacedCode] {
    page.blocks.compactMap { block in
      guard case .code(let code) = block.kind, code.language == FenceKind.swift.rawValue else {
        return nil
      }
      return PlacedCode(text: code.text, position: block.position)
    }
  }
}

/// A Swift block of a chapter.
private struct PlacedCode {
  let text: String
  let position: SourcePosition

  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Rule {
  static let differentCode = Rule(
    id: "different-code",
    explanation: """
      The languages of a book show the same code, so that what is computed on one page holds on \
      the other, and readers of different languages can talk about it. Comments and texts in \
      quotation marks may be translated.
      """,
    readers: """
      Readers of one language would be shown code that only the other language’s page proves, and the \
      two could not talk about it.
      """,
    wrong: "let a = 2, where the other language has let a = 1",
    right: "let a = 1, in both"
  )
}
