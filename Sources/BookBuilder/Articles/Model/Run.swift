package import BookModel

/// A piece of running text with its words settled.
package enum Run: Hashable, Sendable {
  /// Words; in another language than the page's where one is given.
  case text(String, language: String? = nil)
  case code(String)
  /// Stressed text.
  case emphasis([Run])
  /// Important text.
  case strong([Run])
  /// Text that no longer holds.
  case deletion([Run])
  case link(LinkTarget, [Run])
  /// A picture; the path of its file is relative to the root of the book. An ornament has no words;
  /// those of any other picture are empty if its author wrote none.
  case picture(path: String, alternative: String?)
  /// A reference to a note; `occurrence` counts the references to the same note, from 1.
  case noteReference(number: Int, occurrence: Int)
  /// The end of a line that is kept.
  case lineBreak
}

extension Sequence<Run> {
  /// The words without any marks.
  package var plainText: String {
    var text = ""
    for run in self { run.append(to: &text) }
    return text
  }
}

extension Run {
  /// Adds the words without any marks.
  fileprivate func append(to text: inout String) {
    switch self {
    case .text(let words, _), .code(let words): text += words
    case .emphasis(let content), .strong(let content), .deletion(let content),
      .link(_, let content):
      for run in content { run.append(to: &text) }
    case .picture(_, let alternative): text += alternative ?? ""
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
  /// Whether a single link is all there is, which makes it a target of its own.
  package var isLinkAlone: Bool {
    guard count == 1, case .link? = first else { return false }
    return true
  }
}

extension [Run] {
  /// The runs with single foreign words, which are mostly names, in the voice around.
  ///
  /// A change of the voice cuts what is spoken in two. In running text that is the price of the
  /// right sounds; the name of a link and a short caption are better heard in one piece.
  /// Source: WCAG 2.2, 3.1.2, which leaves out proper names and technical terms.
  package var withNamesInOneVoice: [Run] {
    // Most names are words of one language.
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
  /// About how many bytes the runs take on a page.
  var weight: Int { map(\.weight).reduce(0, +) }
}
