/// Braille as the 64 characters of a BRF file, one a cell.
struct BrailleCells: Hashable, Sendable {
  var text: String

  /// The characters by the number that the dots make.
  ///
  /// Source: North American Braille Computer Code, which BRF files use.
  private static let alphabet = Array(
    " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
  )

  /// Takes characters that are cells already.
  init(_ text: String) {
    self.text = text
  }

  /// Takes Unicode's braille patterns; `nil` if there is another character or a cell of eight dots,
  /// by which liblouis says that its table does not know a character.
  init?(patterns: some StringProtocol) {
    text = ""
    for scalar in patterns.unicodeScalars {
      guard (0x2800...0x283F).contains(scalar.value) else { return nil }
      text.append(Self.alphabet[Int(scalar.value - 0x2800)])
    }
  }

  /// The cells as Unicode's braille patterns.
  var patterns: String {
    let patterns = text.compactMap { cell in
      Self.alphabet.firstIndex(of: cell).flatMap { UnicodeScalar(0x2800 + UInt32($0)) }
    }
    return String(String.UnicodeScalarView(patterns))
  }

  init(number: Int) {
    text =
      "#"
      + String(number).map { digit in
        digit == "0" ? "J" : String(UnicodeScalar(UInt8(64 + (digit.wholeNumberValue ?? 0))))
      }
      .joined()
  }
}

extension Character {
  /// What is written for a character that the table does not know.
  var brailleReplacement: String {
    switch self {
    case "₽": "RUB"
    case "„", "“": "\""
    case "²": "^2"
    case "✓": "+"
    case "→", "⇒": "->"
    case "←": "<-"
    case "×": "x"
    case "≤": "<="
    case "≥": ">="
    case "’", "‘": "'"
    case "\u{A0}", "\u{202F}", "\u{2009}": " "
    default: nameInUnicode
    }
  }
}

/// A word that is longer than a row, such as a name from code or an address.
struct LongBrailleWord {
  let cells: Substring

  /// The line continuation indicator, dot 5, without which the rest would be read as another word.
  ///
  /// Source: The Rules of Unified English Braille, which has it for numbers and technical material that go
  /// on in the next row. That names from code take it, too, and that Russian braille does, is a guess; C.
  static let continuation = "\""
  /// The cells that say something about the next one: dots 4, 5, 6, 4-5, 4-6, 5-6, 4-5-6 and 3-4-5-6.
  private static let prefixes: Set<Character> = ["@", "\"", ",", "^", ".", ";", "_", "#"]
  /// The sign of a capital letter, with which a word inside a name begins.
  private static let capital: Character = ","
  /// The second cell of a stroke, the first of which is one of the prefixes.
  private static let stroke = "_/"

  /// What stands on a row, with room for the sign that the word goes on.
  ///
  /// It ends before a capital letter or after a stroke if there is one in its second half, and never
  /// between a sign and what that belongs to.
  func beginning(in room: Int) -> Substring {
    let piece = cells.prefix(max(room - 1, 1))
    let end = ends(of: piece).last { piece.distance(from: piece.startIndex, to: $0) * 2 >= room }
    if let end { return piece[..<end] }
    var whole = piece
    while whole.count > 1, let last = whole.last, Self.prefixes.contains(last) {
      whole = whole.dropLast()
    }
    return whole
  }

  /// Where a word inside the name begins.
  private func ends(of piece: Substring) -> [Substring.Index] {
    piece.indices.dropFirst().filter { index in
      let before = piece[..<index]
      guard let last = before.last else { return false }
      return before.hasSuffix(Self.stroke)
        || piece[index] == Self.capital && !Self.prefixes.contains(last)
    }
  }
}
