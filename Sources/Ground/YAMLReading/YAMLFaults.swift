package import Diagnostics
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

/// A value that YAML ends early, because '#' after a space begins a comment: “get #GAAD” is “get”.
struct YAMLCutText {
  let node: Node
  let comment: String

  /// The values of a document that lost their end; a comment whose '#' stands apart is meant as one.
  static func all(in document: Node, of lines: SourceLines) -> [YAMLCutText] {
    switch document {
    case .scalar(let scalar):
      return cut(document, scalar, lines).map { [$0] } ?? []
    case .mapping(let mapping):
      return mapping.flatMap { all(in: $0.key, of: lines) + all(in: $0.value, of: lines) }
    case .sequence(let sequence):
      return sequence.flatMap { all(in: $0, of: lines) }
    case .alias:
      return []
    }
  }

  private static func cut(
    _ node: Node,
    _ scalar: Node.Scalar,
    _ lines: SourceLines
  ) -> YAMLCutText? {
    guard scalar.style == .plain, let mark = scalar.mark, lines.indices.contains(mark.line - 1)
    else { return nil }
    let line = lines[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1)
    let value = scalar.string.unicodeScalars
    guard !value.isEmpty, line.starts(with: value) else { return nil }
    let rest = Substring(line.dropFirst(value.count)).drop { $0 == " " || $0 == "\t" }
    guard rest.first == "#", let next = rest.dropFirst().first, next.isLetter || next.isNumber
    else { return nil }
    return YAMLCutText(node: node, comment: String(rest))
  }
}

extension Rule {
  /// The kinds of findings that come up while YAML is read.
  package static let yamlSyntax = Rule(
    id: "yaml-syntax",
    explanation: """
      The file, or the front matter between two lines of '---', is not well-formed YAML. The usual \
      reasons are a text with ': ' in it that stands without quotation marks, and a tab.
      """,
    readers: """
      Readers would miss the title, the checklist and the sources of the page.
      """,
    wrong: "title: Labels: what to call a button",
    right: "title: \"Labels: what to call a button\""
  )
  package static let unknownKey = Rule(
    id: "unknown-key",
    explanation: """
      A key that the tool does not know is most often a misspelt one. It is an error rather than a \
      remark, because what stands under it would silently be missing from the book.
      """,
    readers: """
      Readers would miss a whole section, such as the checklist, and nobody would notice.
      """,
    wrong: "cheklist:\n  - Each button has a name.",
    right: "checklist:\n  - Each button has a name."
  )
  package static let missingKey = Rule(
    id: "missing-key",
    explanation: """
      Some keys cannot be left out: a chapter needs a title and a description, a table needs a \
      caption, columns and rows, a text needs every language of the book.
      """,
    readers: """
      The title is the first thing a screen reader says about a page, and the description is what \
      tells the pages of a search result apart.
      """,
    wrong: "---\ntitle: Labels\n---",
    right: "---\ntitle: Labels\ndescription: What to call a button.\n---"
  )
  package static let wrongValue = Rule(
    id: "wrong-value",
    explanation: """
      The value is of another kind than the key asks for, such as a list where a text belongs, or \
      it is empty, or it is none of the words its column knows.
      """,
    readers: """
      Readers would meet an empty cell or a word in no language of theirs.
      """,
    wrong: "title: [Labels]",
    right: "title: Labels"
  )
}
