import Foundation

extension String {
  /// The text with each letter and its marks as one character where there is one (Unicode's NFC).
  var composed: String {
    hasOnlyComposedLetters ? self : precomposedStringWithCanonicalMapping
  }

  /// Whether all characters are of those that stay as they are; most texts need no second look.
  private var hasOnlyComposedLetters: Bool {
    utf8.withContiguousStorageIfAvailable(\.areComposed) == true || hasOnlyComposedScalars
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
  var areComposed: Bool { withUnsafeBufferPointer(\.areComposed) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether bytes are those of U+0000…U+02FF, of U+0400…U+047F, where the letters of English and
  /// Russian lie, and of U+2010…U+203F, the quotation marks and dashes.
  fileprivate var areComposed: Bool {
    var place = 0
    while place < count {
      switch self[place] {
      case 0..<0x80: place += 1
      case 0x80..<0xCC, 0xD0...0xD1: place += 2
      case 0xE2 where place + 2 < count && self[place + 1] == 0x80:
        guard self[place + 2] >= 0x90 else { return false }
        place += 3
      default: return false
      }
    }
    return true
  }
}
