import SourceText

/// Code in a data file that runs once for each of its languages.
///
/// Line numbers and columns are 1-based positions in the file; columns count characters.
///
/// `{{name}}` is replaced with the text of that language. The code ends with `show(view)`, which
/// puts a view on the screen.
package struct CodeTemplate: Hashable, Sendable {
  package let framework: InterfaceFramework
  package let path: String
  package let line: Int
  /// The texts by placeholder name, then by ``SpokenLanguage/key``.
  package var texts: [String: [String: String]] = [:]
  package var languages = SpokenLanguage.all
  package let placeholders: [Placeholder]
  let statements: String
  let expression: Expression
  let column: Int

  package struct Placeholder: Hashable, Sendable {
    package var name: String
    package var line: Int
    package var column: Int
  }

  struct Expression: Hashable, Sendable {
    var code: String
    var line: Int
    var column: Int
  }

  /// Returns `nil` if the code doesn't end with `show(…)`.
  ///
  /// - Parameters:
  ///   - line: The 1-based line of the key that contains the code; the code begins on the next
  ///     line.
  ///   - column: The 1-based column at which the code begins in the file, in characters.
  package init?(
    _ text: String,
    for framework: InterfaceFramework,
    path: String,
    line: Int,
    column: Int
  ) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.lastIndex(where: { $0.hasPrefix(Self.opening) }),
      let expression = Expression(
        lines[last...].joined(separator: "\n"),
        line: line + 1 + last,
        column: column
      )
    else { return nil }
    self.framework = framework
    self.path = path
    self.line = line
    self.column = column
    self.expression = expression
    statements = lines[..<last].map { "\($0)\n" }.joined()
    placeholders = lines.enumerated().filter { $0.element.includes("{{") }.flatMap { index, code in
      code.matches(of: #/{{(?<name>[A-Za-z0-9_-]+)}}/#).map { match in
        Placeholder(
          name: String(match.name),
          line: line + 1 + index,
          column: column + code.distance(from: code.startIndex, to: match.range.lowerBound)
        )
      }
    }
  }

  fileprivate static let opening = "show("
}

extension CodeTemplate.Expression {
  /// Extracts the argument of `show(…)`; `nil` if it is empty or not closed.
  fileprivate init?(_ statement: String, line: Int, column: Int) {
    let end = statement.lastIndex { !$0.isWhitespace }
    guard let end, statement[end] == ")" else { return nil }
    let inside = statement[..<end].dropFirst(CodeTemplate.opening.count)
    guard let start = inside.firstIndex(where: { !$0.isWhitespace }),
      let last = inside.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    let before = statement[..<start].split(separator: "\n", omittingEmptySubsequences: false)
    code = String(inside[start...last])
    self.line = line + before.count - 1
    self.column = column + (before.last?.count ?? 0)
  }
}

extension CodeTemplate {
  /// The code in a language as pages show it, without the call of `show(…)`.
  ///
  /// If the code consists of that call alone, its argument is shown.
  package func code(in language: SpokenLanguage) -> String {
    let statements = fill(statements, in: language)
    let lines = statements.split(separator: "\n", omittingEmptySubsequences: false)
    let hasStatements = lines.contains { line in
      let words = line.drop(while: \.isWhitespace)
      return !words.isEmpty && !words.hasPrefix("import ") && !words.hasPrefix("//")
    }
    if hasStatements { return statements.trimmingLineFeeds + "\n" }
    return statements + fill(dedentedExpression, in: language) + "\n"
  }

  func fill(_ text: String, in language: SpokenLanguage) -> String {
    texts.reduce(text) { text, entry in
      text.replacing("{{\(entry.key)}}", with: (entry.value[language.key] ?? "").swiftEscaped)
    }
  }

  private var dedentedExpression: String {
    let lines = expression.code.split(separator: "\n", omittingEmptySubsequences: false)
    let indents = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }
    let indent = min(expression.column - column, indents.min() ?? 0)
    return (lines.prefix(1) + lines.dropFirst().map { $0.dropFirst(indent) })
      .joined(separator: "\n")
  }
}

extension String {
  fileprivate var swiftEscaped: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  fileprivate var trimmingLineFeeds: String {
    var text = drop { $0 == "\n" }
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
