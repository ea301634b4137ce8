/// Braille as characters of a BRF file: one of 64 ASCII characters per cell.
struct BrailleCells: Hashable, Sendable {
  var text: String

  /// The characters, indexed by the bits of their dots.
  ///
  /// Source: North American Braille Computer Code, which BRF files use.
  private static let alphabet = Array(
    " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
  )

  init(_ text: String) {
    self.text = text
  }

  /// Converts Unicode braille patterns.
  ///
  /// Fails for other characters and for cells of eight dots, which liblouis prints for a character
  /// missing from its table.
  init?(patterns: some StringProtocol) {
    text = ""
    for scalar in patterns.unicodeScalars {
      guard (0x2800...0x283F).contains(scalar.value) else { return nil }
      text.append(Self.alphabet[Int(scalar.value - 0x2800)])
    }
  }

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
    default: unicodeName
    }
  }
}

struct OverlongBrailleWord {
  let cells: Substring

  /// The line continuation indicator, dot 5, without which the rest would be read as another word.
  ///
  /// Source: The Rules of Unified English Braille, which has it for numbers and technical material
  /// that continue on the next row. Using it for names in code and in Russian braille is an
  /// assumption; certainty C.
  static let continuation = "\""
  /// Cells that modify the next cell: dots 4, 5, 6, 4-5, 4-6, 5-6, 4-5-6 and 3-4-5-6.
  private static let prefixes: Set<Character> = ["@", "\"", ",", "^", ".", ";", "_", "#"]
  private static let capital: Character = ","
  private static let slash = "_/"

  /// The part of the word that fits on a row together with the continuation indicator.
  ///
  /// It breaks before a capital or after a slash if there is one in the second half, and never
  /// between a prefix and its cell.
  func beginning(in width: Int) -> Substring {
    let piece = cells.prefix(max(width - 1, 1))
    let end = breaks(of: piece).last { piece.distance(from: piece.startIndex, to: $0) * 2 >= width }
    if let end { return piece[..<end] }
    var whole = piece
    while whole.count > 1, let last = whole.last, Self.prefixes.contains(last) {
      whole = whole.dropLast()
    }
    return whole
  }

  private func breaks(of piece: Substring) -> [Substring.Index] {
    piece.indices.dropFirst().filter { index in
      let before = piece[..<index]
      guard let last = before.last else { return false }
      return before.hasSuffix(Self.slash)
        || piece[index] == Self.capital && !Self.prefixes.contains(last)
    }
  }
}
