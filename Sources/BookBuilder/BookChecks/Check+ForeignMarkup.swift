import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds signs that other tools replace in Markdown, and that this one shows as they are.
  ///
  /// Files of no book may belong to such a tool.
  static let foreignMarkup = Check { checked in
    checked.pages.filter { !$0.isLoose }.flatMap { page in
      page.texts.flatMap { signs(in: $0, on: page) + escapedFormulas(in: $0, on: page) }
        + loweredLetters(on: page)
    }
  }

  private static func signs(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    ForeignSign.all(in: text.text).compactMap { sign in
      let position = text.position(of: sign.text.startIndex)
      // A backslash that begins a sign is no escape of it.
      guard sign.text.hasPrefix("\\") || page.isUnescaped(position),
        page.rest(from: position)?.first == sign.text.first
      else { return nil }
      return finding(String(sign.text), sign.kind, at: position, on: page)
    }
  }

  /// Formulas between brackets with backslashes, of which Markdown leaves the brackets.
  private static func escapedFormulas(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    let brackets: [(Character, Character)] = [("(", ")"), ("[", "]")]
    return brackets.flatMap { opening, closing -> [Diagnostic] in
      // Hardly any page has one, and looking at each bracket is slow.
      guard page.edition.text.holds("\\\(opening)"), text.text.contains(opening) else { return [] }
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
        return finding("\\\(opening)\(words)\\\(closing)", .formula, at: position, on: page)
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
      return Diagnostic(
        .unreadMarkdown,
        at: page.location(inline.position),
        "'~\(content.plainText)~' lowers nothing here, and is struck out",
        help: "write the lowered sign itself, such as '₂', or say it in words"
      )
    }
  }

  private static func finding(
    _ sign: String,
    _ kind: ForeignSign.Kind,
    at position: SourcePosition,
    on page: CheckedPage
  ) -> Diagnostic {
    Diagnostic(
      .unreadMarkdown,
      at: page.location(position),
      "'\(sign)' \(kind.fault)",
      help: kind.help
    )
  }
}
