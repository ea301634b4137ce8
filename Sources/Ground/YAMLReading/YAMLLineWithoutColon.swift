import Diagnostics

/// A line such as `title Names`, whose colon is missing.
struct YAMLLineWithoutColon {
  private let key: Substring
  private let value: Substring
  private let number: Int
  private let column: Int

  /// Returns `nil` if the line isn't a word and its value.
  ///
  /// - Parameter number: the number of the line in the YAML, from 1.
  init?(_ line: Substring, number: Int) {
    let text = line.drop { $0 == " " }
    let key = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let value = text[key.endIndex...].drop { $0 == " " }
    guard !key.isEmpty, key.first?.isLetter == true, key.endIndex < value.startIndex,
      !value.isEmpty, !text.contains(": "), text.last != ":"
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
      "a colon is missing after '\(key)'",
      help: "write '\(key): \(value)'"
    )
  }
}
