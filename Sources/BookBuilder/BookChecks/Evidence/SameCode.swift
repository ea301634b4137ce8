import BookModel
import Diagnostics
import Markdown
import SwiftReading
import Text

extension Check {
  static let sameCode = Check(.differentCode) { checked in
    checked.chapters.flatMap { pages -> [Diagnostic] in
      guard let original = pages.first(where: { !$0.isEmpty }) else { return [] }
      return pages.filter { $0.path != original.path && !$0.isEmpty }
        .compactMap { finding($0, original: original) }
    }
  }

  private static func finding(
    _ page: CheckedPage,
    original: CheckedPage
  ) -> Diagnostic? {
    let (expected, actual) = (listings(of: original), listings(of: page))
    for (old, new) in zip(expected, actual)
    where !SwiftSkeleton.hasSameSkeleton(old.text, new.text) {
      let difference = LineDifference(expected: old.lines, actual: new.lines)
      // The lines before the first difference are the same in both.
      let line = min(difference.firstDifference ?? 0, max(0, new.lines.count - 1))
      let position = SourcePosition(line: new.position.line + 1 + line, column: new.position.column)
      return Diagnostic(
        .differentCode,
        at: page.location(position),
        "the code differs from that of '\(original.path)', line \(old.position.line + 1 + line)",
        details: difference.lines,
        help: "only comments and string literals may differ between languages"
      )
    }
    guard expected.count != actual.count else { return nil }
    return Diagnostic(
      .differentCode,
      at: SourceLocation(path: page.path),
      actual.count == 1
        ? "there is one Swift block, but '\(original.path)' has \(expected.count)"
        : "there are \(actual.count) Swift blocks, but '\(original.path)' has \(expected.count)",
      help: "show the same code in every language"
    )
  }

  private static func listings(of page: CheckedPage) -> [CodeListing] {
    page.blocks.compactMap { block in
      guard case .code(let code) = block.kind, code.language == FenceKind.swift.rawValue else {
        return nil
      }
      return CodeListing(text: code.text, position: block.position)
    }
  }
}

private struct CodeListing {
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
      All languages of a book show the same code, so that the results on one page hold for the others, \
      and readers of different languages can discuss it. Comments and string literals may be translated.
      """,
    readers: """
      Readers of one language would see code that only the page in the other language proves, and could \
      not discuss it with readers of that language.
      """,
    wrong: "let a = 2, where the other language has let a = 1",
    right: "let a = 1, in both"
  )
}
