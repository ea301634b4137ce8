import Foundation

extension String {
  /// The text with each letter and its marks as one character where there is one (Unicode's NFC).
  var composed: String {
    hasOnlyComposedLetters ? self : precomposedStringWithCanonicalMapping
  }

  /// Whether all characters are of those that stay as they are; most texts need no second look.
  ///
  /// Source: Unicode 16, DerivedNormalizationProps, NFC_Quick_Check, and the combining classes.
  private var hasOnlyComposedLetters: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x300, 0x400...0x482, 0x48A...0x52F, 0x2010...0x205E, 0x2190...0x21FF, 0xFEFF: true
      default: false
      }
    }
  }
}
