import Diagnostics

/// A line such as `title Names` or `title:Names`, whose colon or space is missing.
struct YAMLLineWithoutColon {
  private let key: Substring
  private let value: Substring
  private let hasColon: Bool
  private let number: Int
  private let column: Int

  /// Returns `nil` if the line isn't a word and its value.
  ///
  /// - Parameter number: the number of the line in the YAML, from 1.
  init?(_ line: Substring, number: Int) {
    let text = line.drop { $0 == " " }
    let key = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let rest = text[key.endIndex...]
    hasColon = rest.first == ":"
    let value = rest.dropFirst(hasColon ? 1 : 0).drop { $0 == " " }
    guard !key.isEmpty, key.first?.isLetter == true, key.endIndex < value.startIndex,
      !value.isEmpty, !value.hasPrefix("//"), value.first != "\u{A0}", !text.contains(": "),
      text.last != ":"
    else { return nil }
    self.key = key
    self.value = value
    self.number = number
    column = line.distance(from: line.startIndex, to: key.endIndex) + 1
  }

  func diagnostic(path: String, lineOffset: Int) -> Diagnostic {
    Diagnostic(
      .yamlSyntax,
      at: SourceLocation(path: path, line: number + lineOffset, column: column),
      hasColon ? "a space is missing after '\(key):'" : "a colon is missing after '\(key)'",
      help: "write '\(key): \(value)'"
    )
  }
}
