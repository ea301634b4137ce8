/// Braille as the 64 characters of a BRF file, one a cell.
struct BrailleCells: Hashable, Sendable {
  /// The characters.
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

  /// The number of a page.
  init(number: Int) {
    text =
      "#"
      + String(number).map { digit in
        digit == "0" ? "J" : String(UnicodeScalar(UInt8(64 + (digit.wholeNumberValue ?? 0))))
      }
      .joined()
  }
}
