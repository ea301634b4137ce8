package import Diagnostics
package import Markdown
package import SourceText

/// A fenced block of a chapter with what is needed to judge and to rewrite it.
package struct Fence: Hashable, Sendable {
  /// The file and line of the opening fence.
  package var place: FencePlace
  /// The block.
  package var code: CodeBlock
  /// The words after the opening fence.
  var info: FenceInfo

  /// Creates a fence from a block of a file.
  package init(path: String, block: Block, code: CodeBlock, lines: SourceLines) {
    place = FencePlace(path: path, line: block.position.line)
    self.code = code
    info = FenceInfo(
      code,
      openingLine: lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
    )
  }

  /// Creates a fence that stands for a whole file.
  package init(file: SwiftFile) {
    // The line before the first, so that the code begins after the fence.
    place = FencePlace(path: file.path, line: 0)
    code = CodeBlock(info: "swift", text: file.text, firstLine: 1)
    info = FenceInfo("swift")
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
}
