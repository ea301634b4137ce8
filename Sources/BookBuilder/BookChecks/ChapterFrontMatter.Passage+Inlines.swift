import BookModel
import Markdown

extension ChapterFrontMatter.Passage {
  /// The running text, each piece at its place in the file.
  var inlines: [Inline] {
    // Most lines hold no marks; reading Markdown costs more than looking.
    guard text.utf8.contains(where: Self.marks.contains) else {
      return [Inline(.text(text), at: position)]
    }
    let blocks = MarkdownDocument(parsing: text).blocks
    guard blocks.count == 1, case .paragraph(let inlines) = blocks[0].kind else {
      return [Inline(.text(text), at: position)]
    }
    // A text of YAML stands in one line.
    return inlines.map { inline in
      inline.moved { place in
        SourcePosition(line: position.line, column: position.column + place.column - 1)
      }
    }
  }

  private static let marks = Array("[]*_`<>!~\\&".utf8)
}
