package import Diagnostics
import SourceText
import Yams

extension YamlError {
  /// Converts the error into a finding with its location.
  ///
  /// - Parameter lines: the lines of YAML; the parser may report a line after their end.
  func diagnostic(path: String, lineOffset: Int, lines: SourceLines) -> Diagnostic {
    func location(_ mark: Mark) -> SourceLocation {
      let line = min(mark.line, lines.count) + lineOffset
      return SourceLocation(path: path, line: line, column: mark.column)
    }
    // The parser notices the markers of a conflict only at a later line, or takes them for a key.
    if let index = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }) {
      return Diagnostic(
        .yamlSyntax,
        at: SourceLocation(path: path, line: index + 1 + lineOffset, column: 1),
        "an unresolved merge conflict begins here",
        help: "resolve it, and remove the lines '<<<<<<<', '=======' and '>>>>>>>'"
      )
    }
    switch self {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      if let line = lineWithoutColon(before: mark, problem, in: lines) {
        return line.diagnostic(path: path, lineOffset: lineOffset)
      }
      if problem.contains("unexpected end of stream"), let place = Self.openQuotation(in: lines) {
        return Diagnostic(
          .yamlSyntax,
          at: SourceLocation(path: path, line: place.line + lineOffset, column: place.column),
          "the quotation mark here is not closed",
          help: "write the same mark at the end of the text"
        )
      }
      if let help = YAMLCutQuotation(at: mark, in: lines)?.help {
        let summary = "the text goes on after the quotation mark that ends it"
        return Diagnostic(.yamlSyntax, at: location(mark), summary, help: help)
      }
      if let place = openBracket(before: mark, problem, in: lines) {
        return Diagnostic(
          .yamlSyntax,
          at: location(place),
          "the bracket here is not closed",
          help: Self.commentHelp(after: place, in: lines)
            ?? "write '}' or ']' after the last entry, and ', ' between the entries"
        )
      }
      if problem.contains("nesting level") {
        return Diagnostic(
          .yamlSyntax,
          at: location(mark),
          "YAML: the brackets or lists are too deep",
          help: "use fewer brackets or lists inside each other"
        )
      }
      let help = Self.help(about: problem, at: mark, in: lines) ?? help(at: mark, in: lines)
      return Diagnostic(.yamlSyntax, at: location(mark), "YAML: \(problem)", help: help)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.map { "'\($0)'" }.joined(separator: ", ")
      return Diagnostic(
        .yamlSyntax,
        at: Self.repetition(of: duplicates, after: context.mark, in: lines)
          .map { SourceLocation(path: path, line: $0 + lineOffset, column: 1) }
          ?? location(context.mark),
        "the mapping has duplicate keys: \(names)",
        help: "keep one of them"
      )
    case .reader(let problem, _, let value, _):
      let place = Self.place(of: value, in: lines)
      return Diagnostic(
        .yamlSyntax,
        at: SourceLocation(path: path, line: place.line + lineOffset, column: place.column),
        "YAML: \(problem)",
        help: "delete the character; it may be invisible"
      )
    default:
      return Diagnostic(.yamlSyntax, at: SourceLocation(path: path), "the YAML cannot be read")
    }
  }

  /// The bracket of an earlier line in which the parser finds the beginning of another line.
  private func openBracket(before mark: Mark, _ problem: String, in lines: SourceLines) -> Mark? {
    guard case .parser(let context, _, _, _) = self, let start = context?.mark,
      problem.contains("did not find expected ',' or"), start.line < mark.line,
      lines.indices.contains(mark.line - 1), lines[mark.line - 1].first?.isLetter == true
    else { return nil }
    return start
  }

  /// The number of the line that repeats a key of a mapping; `nil` if it isn't written as usual.
  private static func repetition(of keys: [String], after mark: Mark, in lines: SourceLines) -> Int?
  {
    guard lines.indices.contains(mark.line - 1) else { return nil }
    let indentation = mark.column - 1
    // The first key may follow the hyphen of a list item.
    var seen: Set = [lines[mark.line - 1].dropFirst(indentation).prefix { $0 != ":" }]
    for index in lines.indices.dropFirst(mark.line) {
      let line = lines[index]
      let spaces = line.prefix { $0 == " " }.count
      if spaces == line.count { continue }
      if spaces < indentation { return nil }
      let key = line.dropFirst(spaces).prefix { $0 != ":" }
      let isKey = spaces == indentation && keys.contains { key == $0 }
      if isKey, !seen.insert(key).inserted { return index + 1 }
    }
    return nil
  }

  /// The line whose missing colon the parser notices in the next line.
  private func lineWithoutColon(
    before mark: Mark,
    _ problem: String,
    in lines: SourceLines
  ) -> YAMLLineWithoutColon? {
    guard problem.contains("mapping values are not allowed") || problem.contains("expected ':'")
    else { return nil }
    return [mark.line - 1, mark.line].lazy.filter { lines.indices.contains($0 - 1) }
      .compactMap { YAMLLineWithoutColon(lines[$0 - 1], number: $0) }.first
  }

  /// The first place of a character that YAML can't contain.
  private static func place(of value: Int32, in lines: SourceLines) -> (line: Int, column: Int) {
    for (index, line) in lines.enumerated() {
      guard let place = line.unicodeScalars.firstIndex(where: { $0.value == UInt32(max(0, value)) })
      else { continue }
      return (index + 1, line[..<place].count + 1)
    }
    return (1, 1)
  }

  /// The place of the first text in quotation marks that its line doesn't close.
  private static func openQuotation(in lines: SourceLines) -> (line: Int, column: Int)? {
    for (index, line) in lines.enumerated() {
      guard let colon = line.firstRange(of: ": ") else { continue }
      let value = line[colon.upperBound...].drop { $0 == " " }
      guard let mark = value.first, mark == "\"" || mark == "'",
        !value.count(where: { $0 == mark }).isMultiple(of: 2)
      else { continue }
      return (index + 1, line.distance(from: line.startIndex, to: value.startIndex) + 1)
    }
    return nil
  }

  /// What to do about ` #` after an open bracket, which hides the closing one.
  private static func commentHelp(after bracket: Mark, in lines: SourceLines) -> String? {
    guard lines.indices.contains(bracket.line - 1) else { return nil }
    let rest = lines[bracket.line - 1].dropFirst(bracket.column - 1)
    guard let sign = rest.firstRange(of: " #") else { return nil }
    let word = rest[sign.upperBound...].prefix { !" ,}]".contains($0) }
    return "' #' begins a comment: put '#\(word)' in quotation marks"
  }

  private static func help(
    about problem: String,
    at mark: Mark,
    in lines: SourceLines
  ) -> String? {
    if problem.contains("block sequence entries are not allowed") {
      return "begin the list on the next line"
    }
    if problem.contains("did not find expected '-' indicator"),
      lines.indices.contains(mark.line - 1)
    {
      let key = lines[mark.line - 1].drop { $0 == " " }.prefix { $0 != ":" }
      return "align '\(key)' with the keys above it, or begin the item with '- '"
    }
    if problem.contains("unexpected end of stream") {
      return "close the quotation mark that is still open at the end of the YAML"
    }
    if problem.contains("did not find expected key") {
      return "align keys of the same level, and put texts with ': ' or ' #' in quotation "
        + "marks"
    }
    return nil
  }

  private func help(at mark: Mark, in lines: SourceLines) -> String {
    let line = lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : ""
    if let key = lines.prefix(mark.line).last(where: { $0.contains(":\u{A0}") }) {
      return
        "write an ordinary space after '\(key.prefix { $0 != ":" }):' instead of a no-break space"
    }
    if line.prefix(while: \.isWhitespace).contains("\t") {
      return "indent the line with spaces instead of a tab"
    }
    if line.count(where: { $0 == "\"" }) > 2 {
      return
        "escape quotation marks in the text with a backslash, or put single ones around it"
    }
    return "put texts with ': ' or ' #' in quotation marks, and indent with spaces"
  }
}

/// A value that ends early because `#` after a space begins a comment: “get #GAAD” is “get”.
struct YAMLTruncatedText {
  let node: Node
  let comment: String

  /// All truncated values of a document.
  ///
  /// A comment with a space after `#` is taken as intended.
  static func all(in document: Node, of lines: SourceLines) -> [YAMLTruncatedText] {
    var ends: [Int: Node] = [:]
    collectEnds(of: document, into: &ends)
    return ends.sorted { $0.key < $1.key }.compactMap { cut($0.value, lines) }
  }

  /// Collects the last value of each line, since no other can be followed by a comment.
  private static func collectEnds(of node: Node, into ends: inout [Int: Node]) {
    switch node {
    case .scalar(let scalar):
      if let line = scalar.mark?.line { ends[line] = node }
    case .mapping(let mapping):
      for (key, value) in mapping {
        collectEnds(of: key, into: &ends)
        collectEnds(of: value, into: &ends)
      }
    case .sequence(let sequence):
      for item in sequence { collectEnds(of: item, into: &ends) }
    case .alias: break
    }
  }

  private static func cut(_ node: Node, _ lines: SourceLines) -> YAMLTruncatedText? {
    guard let scalar = node.scalar, scalar.style == .plain, let mark = scalar.mark,
      lines.indices.contains(mark.line - 1)
    else { return nil }
    let line = lines[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1)
    let value = scalar.string.unicodeScalars
    guard !value.isEmpty, line.starts(with: value) else { return nil }
    let rest = Substring(line.dropFirst(value.count)).drop { $0 == " " || $0 == "\t" }
    guard rest.first == "#", let next = rest.dropFirst().first, next.isLetter || next.isNumber
    else { return nil }
    return YAMLTruncatedText(node: node, comment: String(rest))
  }
}

extension Rule {
  package static let yamlSyntax = Rule(
    id: "yaml-syntax",
    explanation: """
      The file, or the front matter between two lines of '---', is not valid YAML. The usual reasons \
      are an unquoted text with ': ' in it, and a tab.
      """,
    readers: "Readers would miss the title, the checklist and the sources of the page.",
    wrong: "title: Labels: what to call a button",
    right: "title: \"Labels: what to call a button\""
  )
  package static let unknownKey = Rule(
    id: "unknown-key",
    explanation: """
      An unknown key is usually misspelt. It is an error rather than a warning, because its contents \
      would silently be missing from the book.
      """,
    readers: "Readers would miss a whole section, such as the checklist, without knowing.",
    wrong: "cheklist:\n  - Each button has a name.",
    right: "checklist:\n  - Each button has a name."
  )
  package static let missingKey = Rule(
    id: "missing-key",
    explanation: """
      Some keys are required: a chapter needs a title and a description, a table needs a caption, \
      columns and rows, a text needs every language of the book.
      """,
    readers: """
      The title is the first thing a screen reader says about a page, and the description \
      distinguishes pages in search results.
      """,
    wrong: "---\ntitle: Labels\n---",
    right: "---\ntitle: Labels\ndescription: What to call a button.\n---"
  )
  package static let wrongValue = Rule(
    id: "wrong-value",
    explanation: """
      The value has the wrong type, such as a list instead of a text, or is empty, or is not one of \
      the words allowed in its column.
      """,
    readers: "Readers would find an empty cell, or a word that is not in their language.",
    wrong: "title: [Labels]",
    right: "title: Labels"
  )
}
