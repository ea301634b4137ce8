import Markdown

/// Writes computed lines into the fences of a file without changing any other byte.
enum FenceUpdater {
  /// Returns the text with new bodies in some of its fences.
  ///
  /// Keeps the byte order mark, the line endings, and the list or quote markers before the lines of
  /// a fence. Lengthens a fence if a line of its body would close it. Skips unclosed fences, where
  /// new lines could swallow the text that follows.
  static func apply(_ edits: [FenceEdit], to text: String) -> String {
    let mark = text.first == "\u{FEFF}" ? "\u{FEFF}" : ""
    var lines = SourceLine.split(text.dropFirst(mark.count))
    // Bottom up, so that earlier line numbers stay valid.
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
      // The opening delimiter comes before its info string, the closing one before trailing white
      // space.
      let content = lines[line].content
      let index =
        line == opening
        ? fence.startIndex
        : content.lastIndex(of: character) ?? content.endIndex
      lines[line].content.insert(contentsOf: growth, at: index)
    }
  }
}

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
  /// The length of the line as a closing fence; 0 if it isn't one.
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
