import Foundation

/// A text as a string of Typst.
struct TypstText: Hashable, Sendable {
  /// The string, in quotation marks.
  let literal: String

  /// Takes a text.
  init(_ text: String) {
    var result = "\""
    for scalar in Self.displayable(text).unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    literal = result + "\""
  }

  /// The text in letters that Typst's own fonts have.
  ///
  /// The fonts of the machine are not used, or a book would differ from machine to machine. They have
  /// Latin, Greek and Cyrillic letters; words of other scripts are written in Latin ones.
  private static func displayable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnknown) else { return text }
    let latin = text.map { character -> String in
      guard character.unicodeScalars.contains(where: isUnknown) else { return String(character) }
      let word = String(character)
      let half = word.applyingTransform(.fullwidthToHalfwidth, reverse: false) ?? word
      let own = half.applyingTransform(.toLatin, reverse: false) ?? half
      return own.unicodeScalars.contains(where: isUnknown) ? "?" : own + (own == half ? "" : " ")
    }
    return latin.joined()
  }

  private static func isUnknown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x1DFF, 0x2E80...: true
    default: false
    }
  }
}
