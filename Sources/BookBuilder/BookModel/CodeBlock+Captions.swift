import Markdown
import SourceText

extension CodeBlock {
  /// What the author calls the table of the fence; `nil` where only the file of facts has a name.
  ///
  /// The size follows it in the same sentence, so a full stop at the end is left out.
  package var tableCaption: String? {
    var words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .trimmingWhitespace()
    if words.last == "." { words.removeLast() }
    return words.isEmpty ? nil : words
  }

  /// The running text in the fence, each piece at its place in the file: the captions that authors
  /// write for tables and screens.
  var captions: [[Inline]] {
    guard language == FenceKind.table.rawValue || language == FenceKind.screen.rawValue else {
      return []
    }
    return MarkdownDocument(parsing: text).blocks.compactMap { block in
      guard case .paragraph(let inlines) = block.kind else { return nil }
      return inlines.map { inline in
        inline.moved { place in
          SourcePosition(line: firstLine + place.line - 1, column: column + place.column - 1)
        }
      }
    }
  }
}
