import Markdown

/// Writes computed lines into the fences of a file and changes no other byte.
enum FenceUpdater {
  /// The text of a file with new bodies in some of its fences.
  ///
  /// A byte order mark, the line ends of the file, and what stands before the lines of a fence in a
  /// list or quote, are kept. A fence grows if its lines hold a run of its own character that would
  /// end it. One that is not closed is left alone: new lines could swallow what follows it.
  static func apply(_ edits: [FenceEdit], to text: String) -> String {
    let mark = text.first == "\u{FEFF}" ? "\u{FEFF}" : ""
    var lines = SourceLine.split(text.dropFirst(mark.count))
    // From the end of the file, so that earlier line numbers stay right.
    for edit in edits.sorted(by: { $0.fence.place.line > $1.fence.place.line }) {
      apply(edit, to: &lines)
    }
    return mark + lines.map { $0.content + $0.end }.joined()
  }

  private static func apply(_ edit: FenceEdit, to lines: inout [SourceLine]) {
    let opening = edit.fence.place.line - 1
    let first = opening + 1
    let last = first + edit.fence.body.count
    guard edit.fence.code.isClosed, lines.indices.contains(opening), lines.indices.contains(last)
    else { return }
    let prefix = lines[opening].content.prefix(edit.fence.code.column - 1)
      .map { $0 == ">" || $0.isWhitespace ? String($0) : " " }.joined()
    let end = lines[opening].end
    let body = edit.body.map { line in
      SourceLine(content: line.isEmpty ? prefix.trimmingTrailingSpaces() : prefix + line, end: end)
    }
    lines.replaceSubrange(first..<last, with: body)
    lengthen(opening, closing: first + body.count, before: edit.body, prefix: prefix, of: &lines)
  }

  /// Makes a fence so long that none of its lines ends it.
  private static func lengthen(
    _ opening: Int,
    closing: Int,
    before body: [String],
    prefix: String,
    of lines: inout [SourceLine]
  ) {
    let fence = lines[opening].content.dropFirst(prefix.count)
    guard let character = fence.first, character == "`" || character == "~" else { return }
    let length = fence.prefix { $0 == character }.count
    let longest = body.map { $0.lengthOfFence(of: character) }.max() ?? 0
    guard longest >= length else { return }
    let growth = String(repeating: character, count: longest - length + 1)
    for line in [opening, closing] {
      // Before the words of the opening fence; before white space after the closing one.
      let content = lines[line].content
      let index =
        line == opening
        ? fence.startIndex
        : content.lastIndex(of: character) ?? content.endIndex
      lines[line].content.insert(contentsOf: growth, at: index)
    }
  }
}

/// A line of a file and the characters that end it.
private struct SourceLine {
  var content: String
  var end: String

  static func split(_ text: Substring) -> [SourceLine] {
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
  /// The length of the closing fence that the line would be; 0 if it is none.
  ///
  /// Source: CommonMark 0.31.2, “Fenced code blocks”: at most three spaces before, only white space
  /// after.
  fileprivate func lengthOfFence(of character: Character) -> Int {
    let indentation = prefix { $0 == " " }.count
    let run = dropFirst(indentation).prefix { $0 == character }
    let rest = self[run.endIndex...]
    return indentation < 4 && rest.allSatisfy { $0 == " " || $0 == "\t" } ? run.count : 0
  }

  fileprivate func trimmingTrailingSpaces() -> String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
