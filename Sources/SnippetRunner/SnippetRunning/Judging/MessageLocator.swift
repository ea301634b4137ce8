package import Diagnostics
import Markdown
package import SnippetCompiling
package import SnippetNotation
import SourceText

package struct MessageLocator: Sendable {
  private let paths: Set<String>
  /// The lines of a chapter, computed on demand, because few chapters have messages.
  private let lines: @Sendable (String) -> SourceLines?

  package init(_ chapters: [ChapterSource]) {
    let chapters = Dictionary(chapters.map { ($0.path, $0) }) { first, _ in first }
    paths = Set(chapters.keys)
    lines = { chapters[$0]?.lines }
  }

  package init(texts: [String: String]) {
    let texts = texts.mapValues { SourceLines($0) }
    paths = Set(texts.keys)
    lines = { texts[$0] }
  }

  package func knows(_ path: String) -> Bool {
    paths.contains(path)
  }

  /// The location of a message about a program.
  ///
  /// The compiler counts bytes, readers count characters, and the compiler doesn't see list and
  /// quote markers before the code. Messages about generated lines get the location of the program.
  package func location(of message: CompilerMessage, in program: Program) -> SourceLocation {
    guard let lines = lines(message.path), lines.indices.contains(message.line - 1) else {
      var start = program.blocks.last?.fence.start ?? SourceLocation(path: "")
      start.column = start.line.map { _ in 1 }
      return start
    }
    if let column = program.column(ofShown: message) {
      return SourceLocation(path: message.path, line: message.line, column: column)
    }
    let block = program.blocks.last { $0.fence.code.firstLine <= message.line }
    let indent = block.map { isInside(message.line, $0) ? $0.fence.code.column - 1 : 0 } ?? 0
    let line = lines[message.line - 1].dropFirst(indent)
    let offset = max(0, message.column - 1)
    let before = line.utf8.prefix(
      block?.compiledLine(message.line).map { offset.moved(from: $0, to: line) } ?? offset
    )
    let column = indent + String(decoding: before, as: UTF8.self).count + 1
    return SourceLocation(path: message.path, line: message.line, column: column)
  }

  private func isInside(_ line: Int, _ block: SwiftBlock) -> Bool {
    line < block.fence.code.firstLine + block.fence.body.count
  }
}

extension SwiftBlock {
  fileprivate func compiledLine(_ number: Int) -> String? {
    let index = number - fence.code.firstLine
    guard fence.place.language != nil, fence.body.indices.contains(index) else { return nil }
    return fence.body[index]
  }
}

extension Program {
  /// The 1-based column, in characters, of a message about a template's `show(…)` expression; `nil`
  /// for any other message.
  fileprivate func column(ofShown message: CompilerMessage) -> Int? {
    for case .transcript(let fence) in steps {
      guard let template = fence.screen.template, fence.fence.place.path == message.path else {
        continue
      }
      let index = message.line - fence.fence.place.line
      let lines = template.split(separator: "\n", omittingEmptySubsequences: false)
      let compiled = fence.screen.expression.split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      guard lines.indices.contains(index), compiled.indices.contains(index) else { continue }
      // The compiler sees the first line in the column of the file, the others in that of the code.
      let shift = index == 0 ? fence.screen.expressions[0].column - 1 : 0
      let offset = max(0, message.column - 1 - shift)
        .moved(from: String(compiled[index]), to: lines[index])
      let before = String(decoding: lines[index].utf8.prefix(offset), as: UTF8.self).count
      return before + (index == 0 ? shift : fence.fence.code.column - 1) + 1
    }
    return nil
  }
}

extension Int {
  /// The offset of a byte of one line in another, which differs from it only in the middle.
  fileprivate func moved(from line: String, to other: Substring) -> Int {
    let (count, otherCount) = (line.utf8.count, other.utf8.count)
    let start = zip(line.utf8, other.utf8).prefix { $0 == $1 }.count
    let end = zip(line.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
    if self <= start { return self }
    return self >= count - end ? self + otherCount - count : start
  }
}
