package import Diagnostics

/// A test text in which `1️⃣`, `2️⃣`, … mark the expected locations of findings.
package struct MarkedText: Sendable {
  package let text: String
  private let places: [Character: (line: Int, column: Int)]

  private static let marks: Set<Character> = ["1️⃣", "2️⃣", "3️⃣", "4️⃣"]

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

  /// The location of a marker in a file; line 0 if the text doesn't have it.
  package func location(_ mark: Character, in path: String) -> SourceLocation {
    let place = places[mark] ?? (0, 0)
    return SourceLocation(path: path, line: place.line, column: place.column)
  }
}
