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
    /// A small picture by its name.
    case emoji

    /// What becomes of the sign.
    var fault: String {
      switch self {
      case .inclusion, .layout: "belongs to another tool, and is shown as it is"
      case .formula: "is no formula here, and is shown as it is"
      case .emoji: "is no picture here, and is shown as it is"
      }
    }

    /// How to mend it.
    var help: String {
      switch self {
      case .inclusion:
        "write what it stands for; code that pages share belongs into 'Content/Samples'"
      case .layout: "leave it out: each page has its list of contents"
      case .formula: "write it in words or signs, as in '4.5 : 1'"
      case .emoji: "write what it says in words, or the character itself"
      }
    }

    /// Whether a text may have such a sign; patterns are slow to look for.
    fileprivate func isPossible(in text: String) -> Bool {
      switch self {
      case .inclusion: text.holds("{{") || text.holds("{%")
      case .layout: text.holds("TOC") || text.holds("[toc]") || text.holds("\\")
      case .formula: text.holds("$") && text.holds("\\")
      case .emoji:
        zip(text.utf8, text.utf8.dropFirst()).contains { sign, next in
          sign == UInt8(ascii: ":") && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
        }
      }
    }

    fileprivate var pattern: Regex<Substring> {
      switch self {
      case .inclusion: /\{\{[^{}]+\}\}|\{%[^{}]+%\}/
      case .layout: /\[\[?(?:TOC|toc|_TOC_)\]\]?|\\(?:tableofcontents|newpage|pagebreak)\b/
      case .formula: /\$\$?[^$]*\\[A-Za-z]+[^$]*\$/
      case .emoji: /:[a-z][a-z0-9]*(?:_[a-z0-9]+)*:/
      }
    }
  }

  /// All such signs in a text.
  static func all(in text: String) -> [ForeignSign] {
    Kind.allCases.filter { $0.isPossible(in: text) }.flatMap { kind in
      text.matches(of: kind.pattern).compactMap { match in
        // A name between colons inside of a word is something else, as in 'setOn(_:animated:)'.
        let before = text[..<match.range.lowerBound].last
        let isApart = before.map { $0.isWhitespace || "([—–".contains($0) } ?? true
        let next = text[match.range.upperBound...].first
        let ends = next.map { $0.isWhitespace || ".,;!?)".contains($0) } ?? true
        guard kind != .emoji || isApart && ends else { return nil }
        return ForeignSign(text: match.output, kind: kind)
      }
    }
  }
}
