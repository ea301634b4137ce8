/// A text as a string of Typst.
struct TypstText: Hashable, Sendable {
  /// The string, in quotation marks.
  let literal: String

  /// Takes a text; words of scripts that Typst's own fonts lack are written in Latin letters.
  ///
  /// The fonts of the machine are not used, or a book would differ from machine to machine. Typst's own
  /// have Latin, Greek and Cyrillic letters.
  init(_ text: String) {
    var result = "\""
    for scalar in text.inLatinLetters().unicodeScalars {
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
}
