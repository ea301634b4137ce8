import Diagnostics
import Yams

extension YamlError {
  /// The error as a finding at its place in the file.
  ///
  /// - Parameter lines: the number of lines of YAML, after which the parser may still look for more.
  func diagnostic(path: String, lineOffset: Int, lines: Int) -> Diagnostic {
    let help = "put texts that hold ': ' or ' #' in quotation marks, and indent with spaces"
    func location(_ mark: Mark) -> SourceLocation {
      SourceLocation(path: path, line: min(mark.line, lines) + lineOffset, column: mark.column)
    }
    switch self {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
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
}
