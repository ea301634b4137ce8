extension CodeTemplate {
  /// The code in a language as it is shown: what is compiled, without the call that puts it on the screen.
  ///
  /// Where that call holds all there is, its argument is shown.
  package func code(in language: SpokenLanguage) -> String {
    let statements = fill(statements, in: language)
    let lines = statements.split(separator: "\n", omittingEmptySubsequences: false)
    let holdsMore = lines.contains { line in
      let words = line.drop(while: \.isWhitespace)
      return !words.isEmpty && !words.hasPrefix("import ") && !words.hasPrefix("//")
    }
    if holdsMore { return statements.trimmingLineFeeds + "\n" }
    return statements + fill(movedExpression, in: language) + "\n"
  }

  /// The text with the words of a language in the place of names.
  func fill(_ text: String, in language: SpokenLanguage) -> String {
    texts.reduce(text) { text, entry in
      text.replacing("{{\(entry.key)}}", with: (entry.value[language.key] ?? "").inSwiftLiteral)
    }
  }

  /// The expression as if it began in the first column.
  private var movedExpression: String {
    let lines = expression.code.split(separator: "\n", omittingEmptySubsequences: false)
    let indents = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }
    let indent = min(expression.column - column, indents.min() ?? 0)
    return (lines.prefix(1) + lines.dropFirst().map { $0.dropFirst(indent) })
      .joined(separator: "\n")
  }
}

extension String {
  /// The text between the quotation marks of a literal of one line.
  fileprivate var inSwiftLiteral: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  /// The text without line feeds at both ends.
  fileprivate var trimmingLineFeeds: String {
    var text = drop { $0 == "\n" }
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
