import Foundation

extension String {
  /// The text with each letter and its marks as one character where there is one (Unicode's NFC).
  var composed: String {
    hasOnlyComposedLetters ? self : precomposedStringWithCanonicalMapping
  }

  /// Whether all characters are of those that stay as they are; most texts need no second look.
  private var hasOnlyComposedLetters: Bool {
    utf8.withContiguousStorageIfAvailable(Self.areCommon) == true || hasOnlyComposedScalars
  }

  /// Whether bytes are those of U+0000…U+02FF, of U+0400…U+047F, where the letters of English and
  /// Russian lie, and of U+2010…U+203F, the quotation marks and dashes.
  private static func areCommon(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var lead: UInt8 = 0
    for byte in bytes {
      switch (lead, byte) {
      case (0, 0..<0xCC), (0, 0xD0...0xD1): continue
      case (0, 0xE2), (0xE2, 0x80): lead = byte
      case (0x80, 0x90...): lead = 0
      default: return false
      }
    }
    return true
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
