import SourceText

struct MarkdownText {
  let escaped: String

  init(_ text: String) {
    var escaped = ""
    var before: Character = " "
    var rest = text[...]
    while let character = rest.popFirst() {
      let after = rest.first ?? " "
      let isSign =
        switch character {
        case "*", "`", "[", "]", "~": true
        case "\\": after.isMarkdownSign || rest.isEmpty
        // An underscore within a word is not emphasis.
        case "_": !(before.isWordSign && after.isWordSign)
        case "<": after.isLetter || "/!?".contains(after)
        default: false
        }
      if isSign { escaped.append("\\") }
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
      if let sign = rest.first, sign == "." || sign == ")", rest.dropFirst().first ?? " " == " " {
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
  fileprivate var isMarkdownSign: Bool {
    isASCII && !isLetter && !isNumber && !isWhitespace
  }

  fileprivate var isWordSign: Bool { isLetter || isNumber || self == "_" }
}

struct YAMLText: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    let text = text.foldingSpace.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    description = "\"\(text)\""
  }
}
