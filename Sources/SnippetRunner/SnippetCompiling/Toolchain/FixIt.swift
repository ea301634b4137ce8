/// A change of one line that the compiler proposes.
///
/// The compiler draws it under the line: the new text at its column, and blanks where text is to
/// go. Whether the new text is inserted or takes the place of something cannot be told from the
/// drawing, so it is not told; nor can the blanks at the ends of a new text.
package struct FixIt: Hashable, Codable, Sendable {
  /// The column in bytes, from 1.
  package var column: Int
  package var change: Change

  /// What a change does at its column.
  package enum Change: Hashable, Codable, Sendable {
    /// This text is to stand there.
    case write(String)
    /// This text, which stands there, is to go.
    case remove(String)
  }
}

extension FixIt {
  /// Reads the drawing: the line of the source, the line of the caret, the line of the changes.
  ///
  /// The compiler draws nothing for lines with characters outside ASCII, and widens tabs; so what is
  /// counted is the distance from the caret.
  ///
  /// - Parameter column: the column of the caret in bytes, from 1.
  package static func parse(_ lines: [Substring], column: Int) -> [FixIt] {
    let (source, marks, changes) = (Array(lines[0]), Array(lines[1]), Array(lines[2]))
    guard marks.allSatisfy({ " ~^".contains($0) }), let caret = marks.firstIndex(of: "^") else {
      return []
    }
    let columnOf = { (index: Int) in max(1, column + index - caret) }
    // At the end of what the compiler wrote, no line of changes follows.
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

  /// One text in place of a call that opens in one piece and closes in the next, around the code.
  private static func wrapped(
    _ pieces: [(start: Int, text: String)]
  ) -> [(start: Int, text: String)] {
    let line = pieces.map(\.text).joined(separator: " ")
    guard let first = pieces.first, let call = line.wholeMatch(of: #/([^ ]*\() (\))/#) else {
      return pieces
    }
    return [(first.start, "\(call.1)…\(call.2)")]
  }

  /// The texts that at least two blanks part, with their indices.
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
