import Markdown
import SourceText

/// Code in a file of data that is compiled and run once in each language: `{{name}}` stands for the text
/// of that language, and the code ends by putting something on the screen, `show(view)`.
package struct CodeTemplate: Hashable, Sendable {
  package let framework: InterfaceFramework
  package let path: String
  /// The line of the key that holds the code, from 1.
  package let line: Int
  /// The texts by name, each by the ``SpokenLanguage/key`` of its language.
  package var texts: [String: [String: String]] = [:]
  /// The places where texts go, in their order.
  package let placeholders: [Placeholder]
  /// The code before what puts it on the screen.
  let statements: String
  /// What is put on the screen.
  let expression: Expression
  /// The column at which the lines of code begin in the file, in characters, from 1.
  let column: Int

  /// A name in the code that stands for a text.
  package struct Placeholder: Hashable, Sendable {
    package var name: String
    /// The line in the file, from 1.
    package var line: Int
    /// The column in the file, in characters, from 1.
    package var column: Int
  }

  /// What is put on the screen, and its place.
  struct Expression: Hashable, Sendable {
    var code: String
    /// The line in the file, from 1.
    var line: Int
    /// The column in the file, in characters, from 1.
    var column: Int
  }

  /// Takes code; `nil` if it does not end with `show(…)`.
  ///
  /// - Parameters:
  ///   - line: the line of the key that holds the code, from 1; the code begins on the next one.
  ///   - column: the column at which its lines begin in the file, in characters, from 1.
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
    placeholders = lines.enumerated().filter { $0.element.holds("{{") }.flatMap { index, code in
      code.matches(of: #/{{(?<name>[A-Za-z0-9_-]+)}}/#).map { match in
        Placeholder(
          name: String(match.name),
          line: line + 1 + index,
          column: column + code.distance(from: code.startIndex, to: match.range.lowerBound)
        )
      }
    }
  }

  /// How the line begins that puts something on the screen.
  fileprivate static let opening = "show("
}

extension CodeTemplate.Expression {
  /// Cuts the expression out of `show(…)`; `nil` if there is none.
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
