package import BookModel

/// A piece of running text with its words settled.
package enum Run: Hashable, Sendable {
  /// Words; in another language than the page's where one is given.
  case text(String, language: String? = nil)
  /// A code name.
  case code(String)
  /// Stressed text.
  case emphasis([Run])
  /// Important text.
  case strong([Run])
  /// Text that no longer holds.
  case deletion([Run])
  /// A link.
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
}

extension [Run] {
  /// Whether a single link is all there is, which makes it a target of its own.
  package var isLinkAlone: Bool {
    guard count == 1, case .link? = first else { return false }
    return true
  }
}
