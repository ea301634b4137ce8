import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds tags of HTML that are cut off, that nothing closes or opens, or that were meant as words.
  static let unclosedTags = Check(onEachPage: .unclosedTag) { page in
    cutTags(on: page) + (page.isLoose ? MarkupBalance(of: page).findings : [])
  }

  /// Tags whose '>' is missing, and which are therefore text.
  private static func cutTags(on page: CheckedPage) -> [Diagnostic] {
    page.texts.flatMap { text -> [Diagnostic] in
      guard text.text.utf8.contains(UInt8(ascii: "<")) else { return [] }
      return MarkupTag.all(in: text.text).compactMap { tag in
        let rest = text.text[tag.start...].dropFirst(tag.name.count + (tag.isClosing ? 2 : 1))
        let position = text.position(of: tag.start)
        // One letter is as good as a name in a comparison, as in 'a <b'.
        guard tag.isCut, MarkupTag.hasMeaning(tag.element),
          tag.name.count > 1 || tag.isClosing || rest.prefixMatch(of: /\s+[a-z-]+=/) != nil,
          page.isUnescaped(position),
          page.rest(from: position)?.hasPrefix("<") == true
        else { return nil }
        return cut(tag, at: page.location(position))
      }
    }
  }

  /// The finding about a tag without its end.
  static func cut(_ tag: MarkupTag, at location: SourceLocation) -> Diagnostic {
    let text = "<\(tag.isClosing ? "/" : "")\(tag.name)"
    let summary = "'\(text)' is no tag of HTML: its '>' is missing"
    return Diagnostic(
      .unclosedTag,
      at: location,
      summary,
      help: "write '\(text)>', or '\\<' for the sign itself"
    )
  }
}

extension Rule {
  static let unclosedTag = Rule(
    id: "unclosed-tag",
    canBeAllowed: true,
    explanation: """
      A tag of HTML lacks its '>', nothing closes or opens it, or it is of no element, such as \
      'List<String>' without backticks, of which the second half disappears. Chapters hold no HTML at \
      all; code hosts show it in other files. Ends that HTML lets out, such as that of 'li', may be \
      missing. Source: HTML, “Optional tags”.
      """,
    readers: """
      The rest of the page may be hidden inside of a closed box, small or struck out, and words in angle \
      brackets are neither seen nor heard.
      """,
    wrong: "<details><summary>More</summary>\n\nText to the end of the page.",
    right: "<details><summary>More</summary>\n\nText.\n\n</details>"
  )
}
