import Diagnostics
import SourceText
import Yams

extension YamlError {
  /// The error as a finding at its place in the file.
  ///
  /// - Parameter lines: the lines of YAML, after which the parser may still look for more.
  func diagnostic(path: String, lineOffset: Int, lines: SourceLines) -> Diagnostic {
    func location(_ mark: Mark) -> SourceLocation {
      let line = min(mark.line, lines.count) + lineOffset
      return SourceLocation(path: path, line: line, column: mark.column)
    }
    switch self {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let help = Self.help(about: problem) ?? help(at: mark, in: lines)
      return Diagnostic(.yamlSyntax, at: location(mark), "YAML: \(problem)", help: help)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.map { "'\($0)'" }.joined(separator: ", ")
      return Diagnostic(
        .yamlSyntax,
        at: location(context.mark),
        "the mapping holds a key twice: \(names)",
        help: "keep one of them"
      )
    default:
      return Diagnostic(.yamlSyntax, at: SourceLocation(path: path), "the YAML cannot be read")
    }
  }

  /// How to mend what the parser's own words tell; `nil` for what they do not.
  private static func help(about problem: String) -> String? {
    if problem.contains("unexpected end of stream") {
      return "close the quotation mark that opens a text: nothing does until the end of the YAML"
    }
    if problem.contains("did not find expected key") {
      return "begin keys that belong together in the same column, and put texts that hold ': ' "
        + "or ' #' in quotation marks"
    }
    return nil
  }

  /// How to mend what the parser stumbled over.
  private func help(at mark: Mark, in lines: SourceLines) -> String {
    let line = lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : ""
    if line.prefix(while: \.isWhitespace).contains("\t") {
      return "put spaces in place of the tab at the beginning of the line"
    }
    if line.count(where: { $0 == "\"" }) > 2 {
      return
        "put a backslash before each quotation mark inside of the text, or single ones around it"
    }
    return "put texts that hold ': ' or ' #' in quotation marks, and indent with spaces"
  }
}
