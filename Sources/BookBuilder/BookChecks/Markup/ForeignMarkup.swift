import BookModel
import Diagnostics
import Markdown
import SourceText

private struct ForeignSyntax: Sendable {
  /// Substrings of which every match contains one; the slow pattern is tried only where one occurs.
  let marks: [String]
  let pattern: @Sendable () -> Regex<Substring>
  let fault: String
  let help: String
  /// Whether matches count only between white space, brackets and punctuation.
  ///
  /// A name between colons inside a word is something else, as in 'setOn(_:animated:)'.
  var isStandalone = false
  var isFormula = false

  private static let other = "is the syntax of another tool, and is shown as written"

  static let formula = ForeignSyntax(
    marks: ["$"],
    pattern: { /\$\$[^$]+\$\$|\$[^\s$](?:[^$]*[^\s$])?\$(?![0-9])/ },
    fault: "is not a formula here, and is shown as written",
    help: "write it in words or plain characters, as in '4.5 : 1'",
    isFormula: true
  )

  static let all = [
    // Includes and variables.
    ForeignSyntax(
      marks: ["{{", "{%"],
      pattern: { /\{\{[^{}]+\}\}|\{%[^{}]+%\}/ },
      fault: other,
      help: "write the text itself; code that pages share belongs in 'Content/Samples'"
    ),
    // A table of contents, or a page break.
    ForeignSyntax(
      marks: ["TOC", "[toc]", "\\"],
      pattern: { /\[\[?(?:TOC|toc|_TOC_)\]\]?|\\(?:tableofcontents|newpage|pagebreak)\b/ },
      fault: other,
      help: "remove it: each page has a table of contents"
    ),
    formula,
    // A LaTeX command.
    ForeignSyntax(
      marks: ["\\"],
      pattern: { /\\(?:begin|end|item\b|[a-z]{2,}(?=\{))(?:\{[^{}]*\})?/ },
      fault: "is LaTeX, and is shown as written",
      help: "write the equivalent in Markdown"
    ),
    // An emoji short code.
    ForeignSyntax(
      marks: "abcdefghijklmnopqrstuvwxyz+-".map { ":\($0)" },
      pattern: { /:(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)*|[+\-]1):/ },
      fault: "is not an emoji here, and is shown as written",
      help: "write its meaning in words, or the character itself",
      isStandalone: true
    ),
    // A reStructuredText role before a name, or the end of a link after it.
    ForeignSyntax(
      marks: [":\(RunningText.placeholder)", "\(RunningText.placeholder)_"],
      pattern: { /:[a-z]+(?::[a-z]+)*:(?=\x{FFFC})|\x{FFFC}__?(?![\w])/ },
      fault: "is reStructuredText, and is shown as written",
      help: "write '[text](file.md)' for a link, and backticks for code"
    ),
    // The size of a picture.
    ForeignSyntax(
      marks: ["width", "height"],
      pattern: { /\{:?\s*(?:width|height)\s*=[^{}]+\}/ },
      fault: "sets no size here, and is shown as written",
      help: "write '{width=300}', in pixels, right after a picture, or remove it: then it has the "
        + "size of its file; no picture is wider than the page"
    ),
    // An attribute list: an id or a style for a heading, a paragraph or a picture.
    ForeignSyntax(
      marks: ["{"],
      pattern: { /\{:?\s*[#.][^{}\s]+[^{}]*\}|\{(?!width=|height=)[A-Za-z\-]+=[^{}]+\}/ },
      fault: other,
      help: "remove it: the anchor of a section comes from its heading, and its style from 'Site'"
    ),
    // Highlighted text.
    ForeignSyntax(
      marks: ["=="],
      pattern: { /==[^\s=](?:[^=]*[^\s=])?==/ },
      fault: "highlights nothing here, and is shown as written",
      help: "write '**' before and after the words",
      isStandalone: true
    ),
    ForeignSyntax(
      marks: ["%%"],
      pattern: { /%%[^%]+%%/ },
      fault: "is not a comment here, and is shown as written",
      help: "write '<!--' before and '-->' after the words"
    ),
    // An inline footnote.
    ForeignSyntax(
      marks: ["^["],
      pattern: { /\^\[[^\[\]]+\]/ },
      fault: "is not a footnote here, and is shown as written",
      help: "write '[^1]' here, and the footnote in a line '[^1]: …' of its own"
    ),
    // Superscript.
    ForeignSyntax(
      marks: ["^"],
      pattern: { /\^[^\s^]{1,8}\^/ },
      fault: "is not superscript here, and is shown as written",
      help: "write a superscript character, such as '²', or say it in words"
    ),
    // The id of a paragraph.
    ForeignSyntax(
      marks: ["^"],
      pattern: { /\^[a-z0-9\-]+$/ },
      fault: other,
      help: "remove it, and link to the section with '#' and its heading",
      isStandalone: true
    ),
  ]

  static let characters = ASCIISet("{[\\$:_=%^")
}

extension Check {
  /// Finds markup that other tools replace and this one shows as written.
  ///
  /// Files outside a book are skipped, as they may be written for such a tool.
  static func foreignMarkup(on page: CheckedPage) -> [Diagnostic] {
    guard !page.isLoose else { return [] }
    let mayContainFormula = page.edition.text.includes("\\(") || page.edition.text.includes("\\[")
    return page.texts.flatMap { text in
      foreignSyntax(in: text, on: page)
        + (mayContainFormula ? escapedFormulas(in: text, on: page) : [])
    } + subscripts(on: page)
  }

  private static func foreignSyntax(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    guard text.characters.intersects(ForeignSyntax.characters) else { return [] }
    let words = text.text
    var formulas: [Range<String.Index>] = []
    var findings: [Diagnostic] = []
    for sign in ForeignSyntax.all where sign.marks.contains(where: words.includes) {
      for match in words.matches(of: sign.pattern()) {
        guard !sign.isStandalone || words.isStandalone(match.range),
          !sign.isFormula || isMeantAsFormula(match.output),
          // The formula that contains the match is already reported.
          !formulas.contains(where: { $0.overlaps(match.range) })
        else { continue }
        if sign.isFormula { formulas.append(match.range) }
        // Only the end of a reStructuredText link is left in the text.
        let shown = match.output.drop { $0 == RunningText.placeholder }
        let position = text.position(of: shown.startIndex)
        // A leading backslash is part of the syntax, not an escape.
        guard shown.hasPrefix("\\") || page.isUnescaped(position),
          page.rest(from: position)?.first == shown.first
        else { continue }
        findings.append(page.unparsed("'\(shown)' \(sign.fault)", at: position, help: sign.help))
      }
    }
    return findings
  }

  private static func isMeantAsFormula(_ sign: Substring) -> Bool {
    sign.hasPrefix("$$") || sign.count == 3 || sign.contains { "^_=\\".contains($0) }
  }

  private static func escapedFormulas(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    let brackets: [(Character, Character)] = [("(", ")"), ("[", "]")]
    return brackets.flatMap { opening, closing -> [Diagnostic] in
      guard page.edition.text.includes("\\\(opening)"),
        text.text.utf8.contains(opening.utf8.first ?? 0)
      else { return [] }
      return text.text.indices.filter { text.text[$0] == opening }.compactMap { start in
        let words = text.text[start...].prefix { $0 != closing }.dropFirst()
        let position = text.position(of: start)
        // Brackets around a single character are usually an index.
        let isFormula =
          words.contains { "^_=+<>\\".contains($0) } && words.first != "^"
          || opening == "(" && words.trimmingWhitespace().count == 1
        guard isFormula, words.endIndex < text.text.endIndex, !page.isUnescaped(position),
          page.rest(from: position)?.dropFirst().includes("\\\(closing)") == true
        else { return nil }
        let sign = ForeignSyntax.formula
        let summary = "'\\\(opening)\(words)\\\(closing)' \(sign.fault)"
        return page.unparsed(summary, at: position, help: sign.help)
      }
    }
  }

  /// Finds subscripts, written as letters between single tildes inside a word, which Markdown
  /// strikes through.
  private static func subscripts(on page: CheckedPage) -> [Diagnostic] {
    page.inlines.compactMap { inline in
      guard case .strikethrough(let content) = inline.kind,
        inline.position.column > 1,
        let line = page.rest(
          from: SourcePosition(line: inline.position.line, column: inline.position.column - 1)
        )
      else { return nil }
      let rest = line.dropFirst()
      guard line.first?.isLetter == true, rest.first == "~", !rest.hasPrefix("~~") else {
        return nil
      }
      return page.unparsed(
        "'~\(content.plainText)~' is not subscript here, and is struck through",
        at: inline.position,
        help: "write a subscript character, such as '₂', or say it in words"
      )
    }
  }
}

extension String {
  fileprivate func isStandalone(_ range: Range<String.Index>) -> Bool {
    let before = self[..<range.lowerBound].last
    let next = self[range.upperBound...].first
    return before.map { $0.isWhitespace || "([—–".contains($0) } ?? true
      && next.map { $0.isWhitespace || ".,:;!?)".contains($0) } ?? true
  }
}
