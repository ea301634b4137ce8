package import BookModel

/// A piece of running text.
///
/// Text is split where its language changes, so that screen readers can switch voices.
package enum Run: Hashable, Sendable {
  /// Text, with its language if that isn't the page's.
  case text(String, language: String? = nil)
  case code(String)
  case emphasis([Run])
  case strong([Run])
  case deletion([Run])
  case link(LinkTarget, [Run])
  /// A picture, by its path relative to the root of the book.
  ///
  /// `alternative` is `nil` for a decorative picture and empty if the author wrote no text.
  /// The width is in CSS pixels; `nil` is that of the file.
  case picture(path: String, alternative: String?, title: String = "", width: Int? = nil)
  /// A reference to a footnote. `occurrence` counts the references to the same note, from 1.
  case noteReference(number: Int, occurrence: Int)
  case lineBreak
}

extension Sequence<Run> {
  package var plainText: String {
    var text = ""
    for run in self { run.append(to: &text) }
    return text
  }
}

extension Run {
  fileprivate func append(to text: inout String) {
    switch self {
    case .text(let words, _), .code(let words): text += words
    case .emphasis(let content), .strong(let content), .deletion(let content),
      .link(_, let content):
      for run in content { run.append(to: &text) }
    case .picture(_, let alternative, _, _): text += alternative ?? ""
    case .noteReference: break
    case .lineBreak: text += " "
    }
  }

  fileprivate var weight: Int {
    switch self {
    case .text(let words, let language): words.utf8.count + (language == nil ? 0 : 21)
    case .code(let name): name.utf8.count + 34
    case .emphasis(let content), .strong(let content), .deletion(let content): content.weight + 17
    case .link(.page(let page, let anchor), let content):
      content.weight + page.path.utf8.count + (anchor?.utf8.count ?? 0) + 14
    case .link(_, let content): content.weight + 60
    case .picture, .noteReference: 60
    case .lineBreak: 4
    }
  }
}

extension [Run] {
  /// Whether the runs are a single link, which needs a larger touch target.
  package var isSingleLink: Bool {
    guard count == 1, case .link? = first else { return false }
    return true
  }
}

extension [Run] {
  /// The runs with single foreign words, mostly names, merged into the text around them.
  ///
  /// A change of voice interrupts speech. Running text accepts that for the right pronunciation; a
  /// link or a short caption is easier to understand in one piece.
  /// Source: WCAG 2.2, 3.1.2, which exempts proper names and technical terms.
  package var mergingForeignNames: [Run] {
    // Most names are in a single language.
    if count == 1, case .text(_, nil)? = first { return self }
    return reduce(into: []) { result, run in
      guard case .text(let text, let language) = run else {
        result.append(run)
        return
      }
      let isName = language == Script.latin.language && !text.contains(" ")
      let own = isName ? nil : language
      if own == nil, case .text(let before, nil)? = result.last {
        result[result.count - 1] = .text(before + text)
      } else {
        result.append(.text(text, language: own))
      }
    }
  }
}

extension Sequence<Run> {
  var weight: Int { map(\.weight).reduce(0, +) }
}
