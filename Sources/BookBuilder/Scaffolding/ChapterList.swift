import YAMLReading
import Yams

/// The chapter lists in `Content/book.yml`, to which a chapter can be added without reformatting
/// the file.
package struct ChapterList: Sendable {
  private let text: String

  package init(text: String) {
    self.text = text
  }

  /// The ids of the parts in order; empty if the file can't be parsed.
  package var parts: [String] {
    partNodes.compactMap { $0["id"]?.string }
  }

  /// The file with a chapter added at the end of a part.
  ///
  /// - Returns: `nil` if the part doesn't exist, or if its list has an unsupported form.
  package func adding(_ slug: String, to part: String) -> String? {
    guard let node = partNodes.first(where: { $0["id"]?.string == part }),
      let chapters = node["chapters"], let mark = chapters.mark
    else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = mark.line - 1
    guard lines.indices.contains(line) else { return nil }
    if lines[line].dropFirst(mark.column - 1).first == "[" {
      guard let changed = addingInBrackets(slug, lines, from: (line, mark.column - 1)) else {
        return nil
      }
      lines = changed
    } else {
      guard let last = chapters.sequence?.last?.mark, lines.indices.contains(last.line - 1) else {
        return nil
      }
      let indent = lines[last.line - 1].prefix { $0 == " " }
      lines.insert("\(indent)- \(slug)", at: last.line)
    }
    let changed = lines.joined(separator: "\n")
    // Verify the result by parsing it, as the text was edited line by line.
    let added = ChapterList(text: changed).partNodes.first { $0["id"]?.string == part }
    let before = chapters.sequence?.compactMap(\.string) ?? []
    let after = added?["chapters"]?.sequence?.compactMap(\.string)
    return after == before + [slug] ? changed : nil
  }

  private var partNodes: [Node] {
    let document = YAMLReader.soundNode(text)
    return document?["parts"]?.sequence.map(Array.init) ?? []
  }

  /// Inserts an item before the closing bracket.
  ///
  /// Chapter names can't contain brackets.
  private func addingInBrackets(
    _ slug: String,
    _ lines: [String],
    from start: (line: Int, column: Int)
  ) -> [String]? {
    var lines = lines
    for index in start.line..<lines.count {
      let skipped = index == start.line ? start.column : 0
      guard let end = lines[index].dropFirst(skipped).firstIndex(of: "]") else { continue }
      let before = lines[index][..<end]
      let isEmpty = before.last { !$0.isWhitespace } == "["
      lines[index] = before.trimmingEnd + (isEmpty ? slug : ", \(slug)") + lines[index][end...]
      return lines
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
