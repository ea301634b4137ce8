import SourceText

struct MarkdownText {
  let escaped: String

  init(_ text: String) {
    var escaped = ""
    var before: Character = " "
    var rest = text[...]
    while let character = rest.popFirst() {
      let after = rest.first ?? " "
      let needsEscape =
        switch character {
        case "*", "`", "[", "]", "~": true
        case "\\": after.isMarkdownPunctuation || rest.isEmpty
        // An underscore within a word is not emphasis.
        case "_": !(before.isWordCharacter && after.isWordCharacter)
        case "<": after.isLetter || "/!?".contains(after)
        default: false
        }
      if needsEscape { escaped.append("\\") }
      let isEntity =
        character == "&" && (after.isLetter || after == "#") && rest.prefix(32).contains(";")
      escaped += isEntity ? "&amp;" : String(character)
      before = character
    }
    self.escaped = escaped
  }

  static func line(_ line: Substring) -> String {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard let first = text.first else { return "" }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, digits.count < 10 {
      let rest = text.dropFirst(digits.count)
      if let separator = rest.first, separator == "." || separator == ")",
        rest.dropFirst().first ?? " " == " "
      {
        return "\(digits)\\\(rest)"
      }
      return String(text)
    }
    let next = text.dropFirst().first ?? " "
    let isBlock =
      switch first {
      case "#": text.drop { $0 == "#" }.first ?? " " == " "
      case ">": true
      case "-", "+": next == " " || text.allSatisfy { $0 == first || $0 == " " }
      case "=": text.allSatisfy { $0 == "=" || $0 == " " }
      default: false
      }
    return isBlock ? "\\" + text : String(text)
  }
}

extension Character {
  fileprivate var isMarkdownPunctuation: Bool {
    isASCII && !isLetter && !isNumber && !isWhitespace
  }

  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}

struct YAMLText: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    let text = text.collapsingWhitespace.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    description = "\"\(text)\""
  }
}
