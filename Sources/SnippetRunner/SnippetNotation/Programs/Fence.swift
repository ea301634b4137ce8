package import Diagnostics
package import Markdown
package import SourceText

/// A fenced block of a chapter with what is needed to judge and to rewrite it.
package struct Fence: Hashable, Sendable {
  /// The file and line of the opening fence.
  package var place: FencePlace
  package var code: CodeBlock
  /// The words after the opening fence.
  var info: FenceInfo
  /// The signs that open the fence, such as three backticks; empty for a whole file.
  private var mark: String

  package init(path: String, block: Block, code: CodeBlock, lines: SourceLines) {
    place = FencePlace(path: path, line: block.position.line)
    self.code = code
    let openingLine = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
    info = FenceInfo(code, openingLine: openingLine)
    mark = String(openingLine.dropFirst(code.column - 1).prefix { $0 == "`" || $0 == "~" })
  }

  package init(file: SwiftFile) {
    // The line before the first, so that the code begins after the fence.
    place = FencePlace(path: file.path, line: 0)
    code = CodeBlock(info: "swift", text: file.text, firstLine: 1)
    info = FenceInfo("swift")
    mark = ""
  }

  /// Creates a fence that stands for code in a file of data.
  init(at place: FencePlace, code: CodeBlock) {
    self.place = place
    self.code = code
    info = FenceInfo(code.info)
    mark = ""
  }

  /// The lines inside the fence.
  package var body: [String] {
    guard !code.text.isEmpty else { return [] }
    let text = code.text.hasSuffix("\n") ? String(code.text.dropLast()) : code.text
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The place of a word after the opening fence.
  package func location(of word: FenceInfo.Word? = nil) -> SourceLocation {
    SourceLocation(
      path: place.path,
      line: place.line,
      column: word?.column ?? code.column
    )
  }

  /// The place of a line inside the fence, counted from 0.
  package func location(ofBodyLine index: Int) -> SourceLocation {
    SourceLocation(path: place.path, line: code.firstLine + index, column: code.column)
  }

  /// The line inside, counted from 0, that would open a fence if this one had been closed before it.
  ///
  /// It has at least as many of the same signs as this fence, and words after them, so CommonMark takes
  /// it for text. An author who shows Markdown on purpose encloses it in a longer fence.
  var swallowedOpening: Int? {
    guard let sign = mark.first else { return nil }
    return body.firstIndex { line in
      let signs = line.drop { $0 == " " }
      let run = signs.prefix { $0 == sign }.count
      let words = signs.dropFirst(run).drop(while: \.isWhitespace)
      return line.count - signs.count < 4 && run >= mark.count && !words.isEmpty
        && !words.contains("`")
    }
  }

  /// The words after signs that were meant to close this fence, which nothing closes; `nil` where they
  /// rather open another one.
  func wordsAfterEnd(inLine line: Int) -> String? {
    guard !code.isClosed, body.indices.contains(line), let sign = mark.first else { return nil }
    let rest = body[line].drop { $0 == " " }
    let words = rest.drop { $0 == sign }
    // Right after the signs stands the name of a notation or a language.
    return words.first?.isWhitespace == true ? words.trimmingWhitespace() : nil
  }
}
