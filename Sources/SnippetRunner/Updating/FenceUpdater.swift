import Markdown

/// Writes computed lines into the fences of a file and changes no other byte.
enum FenceUpdater {
  /// The text of a file with new bodies in some of its fences.
  ///
  /// The line ends of the file, and what stands before the lines of a fence in a list or quote, are
  /// kept. A fence grows if its lines hold a run of its own character that would end it.
  static func apply(_ edits: [FenceEdit], to text: String) -> String {
    var lines = SourceLine.split(text)
    // From the end of the file, so that earlier line numbers stay right.
    for edit in edits.sorted(by: { $0.fence.place.line > $1.fence.place.line }) {
      apply(edit, to: &lines)
    }
    return lines.map { $0.content + $0.end }.joined()
  }

  private static func apply(_ edit: FenceEdit, to lines: inout [SourceLine]) {
    let opening = edit.fence.place.line - 1
    let first = opening + 1
    let last = first + edit.fence.body.count
    guard lines.indices.contains(opening), last <= lines.count else { return }
    let prefix = lines[opening].content.prefix(edit.fence.code.column - 1)
      .map { $0 == ">" || $0.isWhitespace ? String($0) : " " }.joined()
    let end = lines[opening].end
    let body = edit.body.map { line in
      SourceLine(content: line.isEmpty ? prefix.trimmingTrailingSpaces() : prefix + line, end: end)
    }
    lines.replaceSubrange(first..<last, with: body)
    let longest = edit.body.map(\.leadingBackticks).max() ?? 0
    let closing = first + body.count
    let length = lines[opening].content.dropFirst(prefix.count).prefix { $0 == "`" }.count
    if length > 0, longest >= length, lines.indices.contains(closing) {
      let growth = String(repeating: "`", count: longest - length + 1)
      lines[opening].content.insert(contentsOf: growth, atOffset: prefix.count)
      lines[closing].content += growth
    }
  }
}

/// A line of a file and the characters that end it.
private struct SourceLine {
  var content: String
  var end: String

  /// Splits a text so that the joined lines are the text.
  static func split(_ text: String) -> [SourceLine] {
    var lines: [SourceLine] = []
    var content = ""
    for character in text {
      if character == "\n" || character == "\r\n" || character == "\r" {
        lines.append(SourceLine(content: content, end: String(character)))
        content = ""
      } else {
        content.append(character)
      }
    }
    if !content.isEmpty {
      lines.append(SourceLine(content: content, end: ""))
    }
    return lines
  }
}

extension String {
  fileprivate var leadingBackticks: Int { prefix { $0 == "`" }.count }

  fileprivate func trimmingTrailingSpaces() -> String {
    String(reversed().drop { $0 == " " }.reversed())
  }

  fileprivate mutating func insert(contentsOf text: String, atOffset offset: Int) {
    insert(contentsOf: text, at: index(startIndex, offsetBy: offset))
  }
}
