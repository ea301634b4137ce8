import Foundation

extension String {
  /// The text with each letter and its marks as one character where there is one (Unicode's NFC).
  package var composed: String {
    hasOnlyComposedLetters ? self : precomposedStringWithCanonicalMapping
  }

  /// Whether all characters are of those that stay as they are; most texts need no second look.
  private var hasOnlyComposedLetters: Bool {
    utf8.areOfComposedLetters || hasOnlyComposedScalars
  }

  /// Source: Unicode 16, DerivedNormalizationProps, NFC_Quick_Check, and the combining classes.
  private var hasOnlyComposedScalars: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x300, 0x400...0x482, 0x48A...0x52F, 0x2010...0x205E, 0x2190...0x21FF, 0xFEFF: true
      default: false
      }
    }
  }
}

extension [UInt8] {
  /// Whether the letters of a text are of those that stay as they are; rare ones need a second look.
  package var areComposed: Bool { areOfComposedLetters }
}

extension Sequence<UInt8> {
  /// Whether bytes are those of letters that stay as they are.
  ///
  /// These are U+0000…U+02FF, U+0400…U+047F, where the letters of English and Russian lie, and
  /// U+2010…U+203F, the quotation marks and dashes.
  fileprivate var areOfComposedLetters: Bool {
    var (first, second): (UInt8, UInt8) = (0, 0)
    for byte in self {
      switch byte {
      case 0..<0x80, 0xC2..<0xCC, 0xD0...0xD1, 0xE2: (first, second) = (byte, 0)
      case 0x80..<0xC0 where first != 0xE2: continue
      // The second byte and the third of a sign.
      case 0x80 where second == 0: second = byte
      case 0x90..<0xC0 where second == 0x80: continue
      default: return false
      }
    }
    return true
  }
}
