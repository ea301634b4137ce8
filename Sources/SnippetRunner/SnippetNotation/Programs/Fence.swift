package import Diagnostics
package import Markdown
package import SourceText

/// A fenced code block of a chapter, with its location, its info string and its delimiter.
///
/// Swift files and code templates are represented as fences too, so that all code takes the same
/// path.
package struct Fence: Hashable, Sendable {
  private let origin: Origin
  package var place: FenceLocation
  package var code: CodeBlock
  var info: FenceInfo
  /// The opening delimiter, such as ```` ``` ````; empty for code that isn't from Markdown.
  private(set) var delimiter: String

  private enum Origin: Hashable {
    /// A fence of a page, or a template in a data file.
    case page
    /// A whole Swift file, which has no line before its code.
    case file
  }

  package init(path: String, block: Block, code: CodeBlock, lines: SourceLines) {
    origin = .page
    place = FenceLocation(path: path, line: block.position.line)
    self.code = code
    let openingLine = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
    info = FenceInfo(code, openingLine: openingLine)
    delimiter = String(openingLine.dropFirst(code.column - 1).prefix { $0 == "`" || $0 == "~" })
  }

  package init(file: SwiftFile) {
    origin = .file
    place = FenceLocation(path: file.path, line: 1)
    code = CodeBlock(info: "swift", text: file.text, firstLine: 1)
    info = FenceInfo("swift")
    delimiter = ""
  }

  init(at place: FenceLocation, code: CodeBlock) {
    origin = .page
    self.place = place
    self.code = code
    info = FenceInfo(code.info)
    delimiter = ""
  }

  package var body: [String] {
    guard !code.text.isEmpty else { return [] }
    let text = code.text.hasSuffix("\n") ? String(code.text.dropLast()) : code.text
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The line that opens the fence, or the file as a whole.
  package var start: SourceLocation {
    switch origin {
    case .page: SourceLocation(path: place.path, line: place.line)
    case .file: SourceLocation(path: place.path)
    }
  }

  package func location(of word: FenceInfo.Word? = nil) -> SourceLocation {
    switch origin {
    case .page:
      SourceLocation(path: place.path, line: place.line, column: word?.column ?? code.column)
    case .file: start
    }
  }

  package func location(ofBodyLine index: Int) -> SourceLocation {
    SourceLocation(path: place.path, line: code.firstLine + index, column: code.column)
  }

  /// The index in `body` of a line that would open a fence if this one had been closed before it.
  ///
  /// Such a line has at least as many delimiter characters as this fence, followed by an info
  /// string, so CommonMark reads it as text. To show Markdown on purpose, authors use a longer
  /// outer fence.
  var openingInsideBody: Int? {
    guard let sign = delimiter.first else { return nil }
    return body.firstIndex { line in
      let signs = line.drop { $0 == " " }
      let run = signs.prefix { $0 == sign }.count
      let words = signs.dropFirst(run).drop(while: \.isWhitespace)
      return line.count - signs.count < 4 && run >= delimiter.count && !words.isEmpty
        && !words.contains("`")
    }
  }

  /// The index in `body` of a line, before another, that would close a fence of the other kind:
  /// tildes after backticks.
  func foreignDelimiter(before end: Int) -> Int? {
    let other: Character = delimiter.first == "~" ? "`" : "~"
    return body.prefix(end).firstIndex { line in
      let signs = line.trimmingWhitespace()
      return signs.count > 2 && signs.allSatisfy { $0 == other }
    }
  }

  /// The text after a delimiter that was meant to close this fence; `nil` if the line looks like
  /// the start of another fence.
  func textAfterDelimiter(inLine line: Int) -> String? {
    guard !code.isClosed, body.indices.contains(line), let sign = delimiter.first else {
      return nil
    }
    let rest = body[line].drop { $0 == " " }
    let words = rest.drop { $0 == sign }
    // A language or notation name would follow the delimiter without a space.
    return words.first?.isWhitespace == true ? words.trimmingWhitespace() : nil
  }
}
