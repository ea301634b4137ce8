/// A text as a string of Typst.
struct TypstText: Hashable, Sendable {
  /// The string, in quotation marks.
  let literal: String

  /// Takes a text that is shown; words that no font has are written in Latin letters.
  init(_ text: String, in fonts: TypstFonts) {
    self.init(asItIs: fonts.printable(text))
  }

  /// Takes a text that nobody sees, such as an address or the name of a place.
  init(asItIs text: String) {
    var result = "\""
    for scalar in text.unicodeScalars {
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
