/// A piece of running text with its place.
package struct Inline: Hashable, Sendable {
  package var kind: Kind
  package var position: SourcePosition

  package init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }

  /// The kinds of inline content of GitHub-flavoured Markdown.
  package enum Kind: Hashable, Sendable {
    case text(String)
    /// A line end in the source that is only a space.
    case softBreak
    /// A line end that is kept.
    case lineBreak
    case code(String)
    /// Stressed text.
    case emphasis([Inline])
    /// Strongly stressed text.
    case strong([Inline])
    /// Struck-out text.
    case strikethrough([Inline])
    case link(destination: String, title: String, [Inline])
    /// A picture; its content is the alternative text.
    case image(source: String, title: String, [Inline])
    case html(String)
    /// A reference to the footnote with this number, from 1, in the order of reference.
    case footnoteReference(number: Int)
  }
}

extension Sequence<Inline> {
  /// The text without any marks, as a reader hears it.
  package var plainText: String {
    var text = ""
    for inline in self { inline.append(to: &text) }
    return text
  }
}

extension Inline {
  /// Adds the text without any marks.
  fileprivate func append(to text: inout String) {
    switch kind {
    case .text(let words), .code(let words): text += words
    case .softBreak, .lineBreak: text += " "
    case .emphasis(let content), .strong(let content), .strikethrough(let content),
      .link(_, _, let content), .image(_, _, let content):
      for inline in content { inline.append(to: &text) }
    case .html, .footnoteReference: break
    }
  }
}
