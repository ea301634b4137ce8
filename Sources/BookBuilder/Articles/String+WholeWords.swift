import Foundation
import SourceText

extension String {
  /// The text in small letters if it consists of the letters of English and Russian and of common
  /// signs, whose sizes are told by bytes; `nil` for another one.
  var inCommonSmallLetters: String? {
    let isCommon = unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case " "..."~", "\n", "А"..."я", "Ё", "ё": true
      // Without the soft hyphen and the marks of direction, which a search may pass over.
      case "\u{A0}"..."\u{AC}", "\u{AE}"..."\u{BF}", "\u{2010}"..."\u{2027}": true
      default: false
      }
    }
    return isCommon ? inSmallLetters : nil
  }

  /// Where words stand, capitals apart, with nothing right before or after that makes another word
  /// of them, such as a letter or the underscore of a key.
  func wholeWords(_ words: String) -> Range<String.Index>? {
    guard let range = range(of: words, options: .caseInsensitive) else { return nil }
    let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
    let after = range.upperBound < endIndex ? self[range.upperBound] : " "
    let isPart = [before, after].contains { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return isPart ? nil : range
  }
}
