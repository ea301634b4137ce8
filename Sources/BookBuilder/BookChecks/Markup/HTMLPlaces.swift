import Markdown
import SourceText

/// Counts the lines and columns of the tags in a piece of HTML, in order.
struct HTMLPlaces {
  private let html: String
  private var index: String.Index
  private var lineStart: String.Index
  /// The line in the HTML, from 0.
  private(set) var line = 0
  /// The characters of the line before the place.
  private(set) var column = 0
  /// The characters of the file's line that precede that of the HTML, such as the marks of a quote;
  /// `nil` if they aren't counted yet.
  private var marks: Int?

  init(in html: String) {
    self.html = html
    (index, lineStart) = (html.startIndex, html.startIndex)
  }

  /// Moves forward to an index.
  mutating func move(to next: String.Index) {
    while index < next {
      let isNewline = html[index].isNewline
      html.formIndex(after: &index)
      column += 1
      if isNewline {
        (line, column, lineStart, marks) = (line + 1, 0, index, nil)
      }
    }
  }

  /// The position in the file, if the HTML begins at a position.
  mutating func position(at start: SourcePosition, in lines: SourceLines) -> SourcePosition {
    let number = start.line + line
    guard line > 0, lines.indices.contains(number - 1) else {
      return SourcePosition(line: number, column: start.column + column)
    }
    let marks =
      marks ?? lines[number - 1].count - html[lineStart...].prefix { !$0.isNewline }.count
    self.marks = marks
    return SourcePosition(line: number, column: max(0, marks) + column + 1)
  }
}
