import Markdown
import SourceText

/// A second address in parentheses right after a link, which stands in the text as it is.
struct SecondAddress {
  /// The parentheses and what they hold.
  let text: Substring
  /// Where they open.
  let position: SourcePosition

  /// Finds them in running text, in the words of links and of stressed text, too.
  static func all(in inlines: [Inline]) -> [SecondAddress] {
    inlines.indices.flatMap { index -> [SecondAddress] in
      switch inlines[index].kind {
      case .link(_, _, let content), .image(_, _, let content):
        [SecondAddress(after: index, in: inlines)].compactMap(\.self) + all(in: content)
      case .emphasis(let content), .strong(let content), .strikethrough(let content):
        all(in: content)
      default: []
      }
    }
  }

  /// Finds one right after a link; `nil` for words in parentheses, such as a plural's “(s)”.
  private init?(after link: Int, in inlines: [Inline]) {
    guard let next = inlines.dropFirst(link + 1).first else { return nil }
    // Signs such as a colon may cut a text into pieces, and an address of the web is a link by itself.
    var text = ""
    for inline in inlines.dropFirst(link + 1) {
      switch inline.kind {
      case .text(let words): text += words
      case .link(let destination, _, let content) where content.plainText == destination:
        text += destination
      default: text += " "
      }
    }
    guard let match = text.prefixMatch(of: /\([^\s()]*[.\/:#][^\s()]*\)/) else { return nil }
    self.text = match.output
    position = next.position
  }

  /// What is wrong.
  var fault: UnreadFault {
    let summary = "a link has one address: '\(text)' is read as text"
    return UnreadFault(at: position, summary, help: "leave out one of the two addresses")
  }
}
