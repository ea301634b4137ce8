import BookModel
import Diagnostics
import Markdown
import SourceText

/// A sign of another tool that may stand in running text.
private struct ForeignSign: Sendable {
  /// Texts of which every match holds one: only where one occurs is the slow pattern tried.
  let marks: [String]
  let pattern: @Sendable () -> Regex<Substring>
  let fault: String
  let help: String
  /// Whether a sign counts only between white space, brackets and punctuation.
  ///
  /// A name between colons inside of a word is something else, as in 'setOn(_:animated:)'.
  var standsApart = false
  var isFormula = false

  private static let other = "belongs to another tool, and is shown as it is"

  static let formula = ForeignSign(
    marks: ["$"],
    pattern: { /\$\$[^$]+\$\$|\$[^\s$](?:[^$]*[^\s$])?\$(?![0-9])/ },
    fault: "is no formula here, and is shown as it is",
    help: "write it in words or signs, as in '4.5 : 1'",
    isFormula: true
  )

  /// The table: what other tools make of a sign, in the order in which findings are reported.
  static let all = [
    // A file or a value that the tool puts in.
    ForeignSign(
      marks: ["{{", "{%"],
      pattern: { /\{\{[^{}]+\}\}|\{%[^{}]+%\}/ },
      fault: other,
      help: "write what it stands for; code that pages share belongs into 'Content/Samples'"
    ),
    // A list of contents, or the end of a page.
    ForeignSign(
      marks: ["TOC", "[toc]", "\\"],
      pattern: { /\[\[?(?:TOC|toc|_TOC_)\]\]?|\\(?:tableofcontents|newpage|pagebreak)\b/ },
      fault: other,
      help: "leave it out: each page has its list of contents"
    ),
    formula,
    // A command of LaTeX.
    ForeignSign(
      marks: ["\\"],
      pattern: { /\\(?:begin|end|item\b|[a-z]{2,}(?=\{))(?:\{[^{}]*\})?/ },
      fault: "belongs to LaTeX, and is shown as it is",
      help: "write in Markdown what it stands for"
    ),
    // A small picture by its name.
    ForeignSign(
      marks: "abcdefghijklmnopqrstuvwxyz+-".map { ":\($0)" },
      pattern: { /:(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)*|[+\-]1):/ },
      fault: "is no picture here, and is shown as it is",
      help: "write what it says in words, or the character itself",
      standsApart: true
    ),
    // A role of reStructuredText before a name, or the end of a link after it.
    ForeignSign(
      marks: [":\(RunningText.placeholder)", "\(RunningText.placeholder)_"],
      pattern: { /:[a-z]+(?::[a-z]+)*:(?=\x{FFFC})|\x{FFFC}__?(?![\w])/ },
      fault: "belongs to reStructuredText, and is shown as it is",
      help: "write '[words](file.md)' for a link, and backticks for code"
    ),
    // A name or a look for a heading, a paragraph or a picture.
    ForeignSign(
      marks: ["{"],
      pattern: { /\{:?\s*[#.][^{}\s]+[^{}]*\}|\{[A-Za-z\-]+=[^{}]+\}/ },
      fault: other,
      help: "leave it out: the address of a section comes from its words, and its look from 'Site'"
    ),
    // Words that are marked as with a pen.
    ForeignSign(
      marks: ["=="],
      pattern: { /==[^\s=](?:[^=]*[^\s=])?==/ },
      fault: "marks nothing here, and is shown as it is",
      help: "write '**' before and after the words",
      standsApart: true
    ),
    ForeignSign(
      marks: ["%%"],
      pattern: { /%%[^%]+%%/ },
      fault: "is no comment here, and is shown as it is",
      help: "write '<!--' before and '-->' after the words"
    ),
    // A note in the middle of the text.
    ForeignSign(
      marks: ["^["],
      pattern: { /\^\[[^\[\]]+\]/ },
      fault: "is no note here, and is shown as it is",
      help: "write '[^1]' in its place, and the note in a line '[^1]: …' of its own"
    ),
    // Raised letters or digits.
    ForeignSign(
      marks: ["^"],
      pattern: { /\^[^\s^]{1,8}\^/ },
      fault: "raises nothing here, and is shown as it is",
      help: "write the raised sign itself, such as '²', or say it in words"
    ),
    // The name of a paragraph.
    ForeignSign(
      marks: ["^"],
      pattern: { /\^[a-z0-9\-]+$/ },
      fault: other,
      help: "leave it out, and link to the section with '#' and its words",
      standsApart: true
    ),
  ]

  /// The characters of which each pattern needs one.
  static let characters = ASCIISet("{[\\$:_=%^")
}

extension Check {
  /// Finds signs that other tools replace in Markdown, and that this one shows as they are.
  ///
  /// Files outside a book may belong to such a tool.
  static func foreignMarkup(on page: CheckedPage) -> [Diagnostic] {
    guard !page.isLoose else { return [] }
    let holdsFormula = page.edition.text.holds("\\(") || page.edition.text.holds("\\[")
    return page.texts.flatMap { text in
      foreignSigns(in: text, on: page)
        + (holdsFormula ? escapedFormulas(in: text, on: page) : [])
    } + loweredLetters(on: page)
  }

  private static func foreignSigns(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    guard text.characters.intersects(ForeignSign.characters) else { return [] }
    let words = text.text
    var formulas: [Range<String.Index>] = []
    var findings: [Diagnostic] = []
    for sign in ForeignSign.all where sign.marks.contains(where: words.holds) {
      for match in words.matches(of: sign.pattern()) {
        guard !sign.standsApart || words.standsApart(match.range),
          !sign.isFormula || isMeantAsFormula(match.output),
          // What is a part of a formula is reported with it.
          !formulas.contains(where: { $0.overlaps(match.range) })
        else { continue }
        if sign.isFormula { formulas.append(match.range) }
        // Of a link of reStructuredText only the end is left in the text.
        let shown = match.output.drop { $0 == RunningText.placeholder }
        let position = text.position(of: shown.startIndex)
        // A backslash that begins a sign is no escape of it.
        guard shown.hasPrefix("\\") || page.isUnescaped(position),
          page.rest(from: position)?.first == shown.first
        else { continue }
        findings.append(page.unread("'\(shown)' \(sign.fault)", at: position, help: sign.help))
      }
    }
    return findings
  }

  /// Whether words between dollar signs are no sums of money, as in “US$ and A$”.
  private static func isMeantAsFormula(_ sign: Substring) -> Bool {
    sign.hasPrefix("$$") || sign.count == 3 || sign.contains { "^_=\\".contains($0) }
  }

  /// Formulas between brackets with backslashes, of which Markdown leaves the brackets.
  private static func escapedFormulas(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    let brackets: [(Character, Character)] = [("(", ")"), ("[", "]")]
    return brackets.flatMap { opening, closing -> [Diagnostic] in
      guard page.edition.text.holds("\\\(opening)"),
        text.text.utf8.contains(opening.utf8.first ?? 0)
      else { return [] }
      return text.text.indices.filter { text.text[$0] == opening }.compactMap { start in
        let words = text.text[start...].prefix { $0 != closing }.dropFirst()
        let position = text.position(of: start)
        // Brackets of one sign are an index more often than a formula.
        let isFormula =
          words.contains { "^_=+<>\\".contains($0) } && words.first != "^"
          || opening == "(" && words.trimmingWhitespace().count == 1
        guard isFormula, words.endIndex < text.text.endIndex, !page.isUnescaped(position),
          page.rest(from: position)?.dropFirst().holds("\\\(closing)") == true
        else { return nil }
        let sign = ForeignSign.formula
        let summary = "'\\\(opening)\(words)\\\(closing)' \(sign.fault)"
        return page.unread(summary, at: position, help: sign.help)
      }
    }
  }

  /// Letters between single tildes inside of a word, which Markdown strikes out.
  private static func loweredLetters(on page: CheckedPage) -> [Diagnostic] {
    page.inlines.compactMap { inline in
      guard case .strikethrough(let content) = inline.kind,
        let line = page.line(inline.position.line)
      else { return nil }
      let before = line.prefix(inline.position.column - 1).last
      let rest = line.dropFirst(inline.position.column - 1)
      guard before?.isLetter == true, rest.first == "~", !rest.hasPrefix("~~") else { return nil }
      return page.unread(
        "'~\(content.plainText)~' lowers nothing here, and is struck out",
        at: inline.position,
        help: "write the lowered sign itself, such as '₂', or say it in words"
      )
    }
  }
}

extension String {
  /// Whether white space or punctuation stands before and after a part of the text, or nothing.
  fileprivate func standsApart(_ range: Range<String.Index>) -> Bool {
    let before = self[..<range.lowerBound].last
    let next = self[range.upperBound...].first
    return before.map { $0.isWhitespace || "([—–".contains($0) } ?? true
      && next.map { $0.isWhitespace || ".,:;!?)".contains($0) } ?? true
  }
}
