import SourceText

/// A sign of another tool in running text.
struct ForeignSign {
  /// The sign.
  let text: Substring
  let kind: Kind

  /// What signs are for.
  enum Kind: CaseIterable {
    /// A file or a value that the tool puts in.
    case inclusion
    /// A list of contents, or the end of a page.
    case layout
    /// A formula.
    case formula
    /// A command of LaTeX.
    case command
    /// A small picture by its name.
    case emoji
    /// A role of reStructuredText before a name, or the end of a link after it.
    case role
    /// A name or a look for a heading, a paragraph or a picture.
    case attribute
    /// Words that are marked as with a pen.
    case highlight
    /// A comment.
    case comment
    /// A note in the middle of the text.
    case note
    /// Raised letters or digits.
    case raised
    /// The name of a paragraph.
    case blockName

    /// What becomes of the sign.
    var fault: String {
      switch self {
      case .inclusion, .layout, .attribute, .blockName:
        "belongs to another tool, and is shown as it is"
      case .formula: "is no formula here, and is shown as it is"
      case .command: "belongs to LaTeX, and is shown as it is"
      case .emoji: "is no picture here, and is shown as it is"
      case .role: "belongs to reStructuredText, and is shown as it is"
      case .highlight: "marks nothing here, and is shown as it is"
      case .comment: "is no comment here, and is shown as it is"
      case .note: "is no note here, and is shown as it is"
      case .raised: "raises nothing here, and is shown as it is"
      }
    }

    /// How to mend it.
    var help: String {
      switch self {
      case .inclusion:
        "write what it stands for; code that pages share belongs into 'Content/Samples'"
      case .layout: "leave it out: each page has its list of contents"
      case .formula: "write it in words or signs, as in '4.5 : 1'"
      case .command: "write in Markdown what it stands for"
      case .emoji: "write what it says in words, or the character itself"
      case .role: "write '[words](file.md)' for a link, and backticks for code"
      case .attribute:
        "leave it out: the address of a section comes from its words, and its look from 'Site'"
      case .highlight: "write '**' before and after the words"
      case .comment: "write '<!--' before and '-->' after the words"
      case .note: "write '[^1]' in its place, and the note in a line '[^1]: …' of its own"
      case .raised: "write the raised sign itself, such as '²', or say it in words"
      case .blockName: "leave it out, and link to the section with '#' and its words"
      }
    }

    /// Whether a text may have such a sign; patterns are slow to look for.
    fileprivate func isPossible(in text: String) -> Bool {
      switch self {
      case .inclusion: text.holds("{{") || text.holds("{%")
      case .layout: text.holds("TOC") || text.holds("[toc]") || text.holds("\\")
      case .formula: text.holds("$")
      case .command: text.holds("\\")
      case .emoji:
        zip(text.utf8, text.utf8.dropFirst()).contains { sign, next in
          sign == UInt8(ascii: ":")
            && ((UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) || "+-".utf8.contains(next))
        }
      case .role:
        text.holds(":\(RunningText.placeholder)") || text.holds("\(RunningText.placeholder)_")
      case .attribute: text.holds("{")
      case .highlight: text.holds("==")
      case .comment: text.holds("%%")
      case .note: text.holds("^[")
      case .raised, .blockName: text.holds("^")
      }
    }

    fileprivate var pattern: Regex<Substring> {
      switch self {
      case .inclusion: /\{\{[^{}]+\}\}|\{%[^{}]+%\}/
      case .layout: /\[\[?(?:TOC|toc|_TOC_)\]\]?|\\(?:tableofcontents|newpage|pagebreak)\b/
      case .formula: /\$\$[^$]+\$\$|\$[^\s$](?:[^$]*[^\s$])?\$(?![0-9])/
      case .command: /\\(?:begin|end|item\b|[a-z]{2,}(?=\{))(?:\{[^{}]*\})?/
      case .emoji: /:(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)*|[+\-]1):/
      case .role: /:[a-z]+(?::[a-z]+)*:(?=\x{FFFC})|\x{FFFC}__?(?![\w])/
      case .attribute: /\{:?\s*[#.][^{}\s]+[^{}]*\}|\{[A-Za-z\-]+=[^{}]+\}/
      case .highlight: /==[^\s=](?:[^=]*[^\s=])?==/
      case .comment: /%%[^%]+%%/
      case .note: /\^\[[^\[\]]+\]/
      case .raised: /\^[^\s^]{1,8}\^/
      case .blockName: /\^[a-z0-9\-]+$/
      }
    }

    /// Whether words between two such signs may stand for themselves otherwise, as in “US$ and A$”.
    fileprivate func isMeant(_ sign: Substring) -> Bool {
      guard self == .formula, !sign.hasPrefix("$$") else { return true }
      return sign.count == 3 || sign.contains { "^_=\\".contains($0) }
    }

    /// Whether a sign counts only where white space or a bracket stands before it.
    ///
    /// A name between colons inside of a word is something else, as in 'setOn(_:animated:)'.
    fileprivate var standsApart: Bool {
      switch self {
      case .emoji, .highlight, .blockName: true
      default: false
      }
    }
  }

  /// All such signs in a text.
  static func all(in text: String) -> [ForeignSign] {
    var formulas: [Range<String.Index>] = []
    return Kind.allCases.filter { $0.isPossible(in: text) }.flatMap { kind in
      text.matches(of: kind.pattern).compactMap { match in
        let before = text[..<match.range.lowerBound].last
        let isApart = before.map { $0.isWhitespace || "([—–".contains($0) } ?? true
        let next = text[match.range.upperBound...].first
        let ends = next.map { $0.isWhitespace || ".,:;!?)".contains($0) } ?? true
        guard !kind.standsApart || isApart && ends, kind.isMeant(match.output),
          // What is a part of a formula is told with it.
          !formulas.contains(where: { $0.overlaps(match.range) })
        else { return nil }
        if kind == .formula { formulas.append(match.range) }
        // Of a link of reStructuredText only the end is left in the text.
        let sign = match.output.drop { $0 == RunningText.placeholder }
        return ForeignSign(text: sign, kind: kind)
      }
    }
  }
}
