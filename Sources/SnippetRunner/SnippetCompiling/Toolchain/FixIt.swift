/// A change to one line that the compiler suggests.
///
/// The compiler prints the new text under its column, and blanks under removed text. That doesn't
/// show whether new text is inserted or replaces something, nor whether it begins or ends with
/// spaces.
package struct FixIt: Hashable, Codable, Sendable {
  /// 1-based, in bytes.
  package var column: Int
  package var change: Change

  package enum Change: Hashable, Codable, Sendable {
    case write(String)
    case remove(String)
  }

  /// Parses three lines: the source, the caret, and the changes.
  ///
  /// The compiler prints no changes for lines with non-ASCII characters, and expands tabs, so
  /// columns are computed relative to the caret.
  ///
  /// - Parameter column: The 1-based column of the caret in bytes.
  package static func parse(_ lines: [Substring], column: Int) -> [FixIt] {
    let (source, marks, changes) = (Array(lines[0]), Array(lines[1]), Array(lines[2]))
    guard marks.allSatisfy({ " ~^".contains($0) }), let caret = marks.firstIndex(of: "^") else {
      return []
    }
    let columnOf = { (index: Int) in max(1, column + index - caret) }
    // At the end of the output, there is no line of changes.
    guard !changes.isEmpty else { return [] }
    if changes.allSatisfy({ $0 == " " }) {
      let start = changes.count
      guard start < min(marks.count, source.count), marks[start] != " " else { return [] }
      let end = marks[start...].firstIndex(of: " ") ?? marks.endIndex
      let removed = String(source[start..<min(end, source.count)])
      return [FixIt(column: columnOf(start), change: .remove(removed))]
    }
    return wrapped(pieces(of: changes)).map { start, text in
      FixIt(column: columnOf(min(start, source.count)), change: .write(text))
    }
  }

  /// Merges a call that opens in one piece and closes in the next into one text, such as `Text(…)`.
  private static func wrapped(
    _ pieces: [(start: Int, text: String)]
  ) -> [(start: Int, text: String)] {
    let line = pieces.map(\.text).joined(separator: " ")
    guard let first = pieces.first, let call = line.wholeMatch(of: #/([^ ]*\() (\))/#) else {
      return pieces
    }
    return [(first.start, "\(call.1)…\(call.2)")]
  }

  private static func pieces(of line: [Character]) -> [(start: Int, text: String)] {
    var pieces: [(start: Int, text: String)] = []
    var blanks = 2
    for (index, character) in line.enumerated() {
      if character == " " {
        blanks += 1
        continue
      }
      if blanks >= 2 {
        pieces.append((index, String(character)))
      } else {
        pieces[pieces.count - 1].text += String(repeating: " ", count: blanks) + String(character)
      }
      blanks = 0
    }
    return pieces
  }
}
