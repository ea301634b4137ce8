package import Diagnostics

/// A text of a test in which `1️⃣`, `2️⃣`, … mark the places that findings are expected at.
package struct MarkedText: Sendable {
  /// The text without the marks.
  package let text: String
  private let places: [Character: (line: Int, column: Int)]

  private static let marks: Set<Character> = ["1️⃣", "2️⃣", "3️⃣", "4️⃣"]

  /// Takes the marks out of a text.
  package init(_ marked: String) {
    var text = ""
    var places: [Character: (line: Int, column: Int)] = [:]
    var (line, column) = (1, 1)
    for character in marked {
      if Self.marks.contains(character) {
        places[character] = (line, column)
        continue
      }
      text.append(character)
      if character.isNewline {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    self.text = text
    self.places = places
  }

  /// The place of a mark in a file; line 0 if the text has no such mark.
  package func location(_ mark: Character, in path: String) -> SourceLocation {
    let place = places[mark] ?? (0, 0)
    return SourceLocation(path: path, line: place.line, column: place.column)
  }
}
