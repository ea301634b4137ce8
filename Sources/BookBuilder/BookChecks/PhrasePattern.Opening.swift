import SourceText

extension PhrasePattern {
  /// The first two letters of a Russian word, or the first four of an English one, as a number.
  struct Opening: Hashable, Sendable {
    private let number: UInt32

    /// Takes the first letters of a word, whatever their size.
    init(_ word: Substring) {
      self.init(Array(word.utf8)[...])
    }

    /// Takes the first letters of a word by its bytes.
    init(_ word: ArraySlice<UInt8>) {
      number =
        Self.small(word.prefix(4))
        ?? Self.number(of: String(decoding: word, as: UTF8.self).inSmallLetters.utf8)
    }

    /// How many marks there are.
    static let marks = 1024

    /// A number from 0 that other openings may have, too, to look up in a table.
    var mark: Int { Int((number &* 0x9E37_79B1) >> 22) }

    /// One bit of 64, which other openings may have, too.
    var bit: UInt64 { 1 << UInt64(mark & 63) }
  }
}

extension PhrasePattern.Opening {
  /// The number of a word's first letters in small ones; `nil` if they are not all of English or
  /// Russian.
  private static func small(_ word: ArraySlice<UInt8>) -> UInt32? {
    var number: UInt32 = 0
    var lead: UInt8 = 0
    for byte in word {
      switch (lead, byte) {
      case (0, UInt8(ascii: "A")...UInt8(ascii: "Z")): number = number << 8 | UInt32(byte + 0x20)
      case (0, 0..<0x80): number = number << 8 | UInt32(byte)
      case (0, 0xD0), (0, 0xD1):
        lead = byte
        number = number << 8 | UInt32(byte)
        continue
      case (0xD0, 0xB0...0xBF), (0xD1, 0x80...0x9F): number = number << 8 | UInt32(byte)
      case (0xD0, 0x90...0x9F): number = number << 8 | UInt32(byte + 0x20)
      // The small ones of these letters have another first byte.
      case (0xD0, 0xA0...0xAF): number = (number + 1) << 8 | UInt32(byte - 0x20)
      default: return nil
      }
      lead = 0
    }
    return number
  }

  private static func number(of word: some Sequence<UInt8>) -> UInt32 {
    word.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
