extension String {
  /// The text with a no-break space between a number and the sign after it, as in “799 ₽” and “60 %”.
  ///
  /// At the end of a line a browser would part them, and whoever sees only a few words at a time
  /// would find a sign without its number.
  package var withSignsKeptAtNumbers: String {
    // Hardly any text has such a sign, so bytes are looked at before any character is.
    mayHoldSign ? keepingSigns : self
  }

  /// Whether a digit, a space and what may be a sign stand in a row.
  private var mayHoldSign: Bool {
    var (first, second): (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      if second == UInt8(ascii: " "), Self.isDigit(first), Self.maySignBegin(with: byte) {
        return true
      }
      (first, second) = (second, byte)
    }
    return false
  }

  private var keepingSigns: String {
    var kept = ""
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      let isKept =
        self[index] == " " && next < endIndex && isSign(at: next)
        && kept.utf8.last.map(Self.isDigit) ?? false
      kept.append(isKept ? "\u{A0}" : self[index])
      index = next
    }
    return kept
  }

  /// Whether a character is a sign of a currency, of hundredths or of degrees.
  private func isSign(at index: Index) -> Bool {
    let scalar = unicodeScalars[index]
    return scalar == "%" || scalar == "°" || scalar.properties.generalCategory == .currencySymbol
  }

  private static func maySignBegin(with byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || byte == UInt8(ascii: "$") || byte == 0xC2 || byte == 0xE2
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
