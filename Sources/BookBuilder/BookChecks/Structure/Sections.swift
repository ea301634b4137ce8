import BookModel
import Diagnostics
import Markdown

extension Check {
  static let sections = Check(.missingSection, .missingFigure) { checked in
    ([checked.introductions] + checked.chapters).flatMap { pages -> [Diagnostic] in
      guard let original = pages.first(where: { !$0.isEmpty }) else { return [] }
      return pages.filter { $0.path != original.path && !$0.isEmpty }.flatMap { page in
        let (figures, others) = (page.figures, original.figures)
        // Transcripts can't be computed in a language that the speech model doesn't support.
        let areSpoken = page.isSpoken && original.isSpoken
        return finding(.missingSection, "section", page.sections, original.sections, page, original)
          + finding(
            .missingFigure,
            "figure",
            figures.filter { areSpoken || !$0.isTranscript },
            others.filter { areSpoken || !$0.isTranscript },
            page,
            original
          )
      }
    }
  }

  private static func finding(
    _ rule: Rule,
    _ kind: String,
    _ parts: [PageLandmark],
    _ others: [PageLandmark],
    _ page: CheckedPage,
    _ original: CheckedPage
  ) -> [Diagnostic] {
    guard parts.map(\.kind) != others.map(\.kind) else { return [] }
    let index = zip(parts, others).prefix { $0.kind == $1.kind }.count
    let part = parts.dropFirst(index).first
    let other = others.dropFirst(index).first
    let end = SourcePosition(line: max(1, page.blocks.last?.endLine ?? 1), column: 1)
    let summary: String
    if let other {
      let instead = part.map { "here is \($0.name)" } ?? "here the page ends"
      summary =
        "'\(original.path)' has \(other.name) in line \(other.position.line); \(instead)"
    } else {
      summary = "'\(original.path)' has no \(kind) like \(part?.name ?? "this one")"
    }
    return [
      Diagnostic(
        rule,
        at: page.location(part?.position ?? end),
        summary,
        help: "use the same \(kind)s in the same order in every language"
      )
    ]
  }
}

private struct PageLandmark {
  /// The level of a heading, or the language of a fence.
  var kind: String
  var name: String
  var isTranscript = false
  var position: SourcePosition
}

extension CheckedPage {
  fileprivate var sections: [PageLandmark] {
    blocks.compactMap { block in
      guard case .heading(let level, let content) = block.kind else { return nil }
      let name = "the heading '\(content.plainText)' of level \(level)"
      return PageLandmark(kind: "\(level)", name: name, position: block.position)
    }
  }

  fileprivate var figures: [PageLandmark] {
    blocks.compactMap { block in
      guard case .code(let code) = block.kind, let kind = FenceKind(rawValue: code.language),
        kind.isTranscript || kind == .screen || kind == .table
      else { return nil }
      return PageLandmark(
        kind: kind.rawValue,
        name: "a '\(kind.rawValue)' fence",
        isTranscript: kind.isTranscript,
        position: block.position
      )
    }
  }
}

extension Rule {
  static let missingSection = Rule(
    id: "missing-section",
    explanation: """
      A translation has the same headings, level by level, as the edition in the book's first language. \
      The finding is at the first difference.
      """,
    readers: """
      Readers of one language would miss a section without knowing it, and a link to it from the other \
      language would lead nowhere.
      """,
    wrong: "## Why and ## The fix, where the other language has ## Why, ## The fix and ## Check it",
    right: "the three sections in both languages"
  )
  static let missingFigure = Rule(
    id: "missing-figure",
    explanation: """
      A translation has the same transcripts, screens and data tables, in the same order, as the \
      edition in the book's first language. The finding is at the first difference.
      """,
    readers: """
      Readers of one language would not learn what is heard, which is the point of the page.
      """,
    wrong: "code without a transcript, where the other language has both",
    right: "the code and a 'voiceover' fence after it, in both languages"
  )
}
