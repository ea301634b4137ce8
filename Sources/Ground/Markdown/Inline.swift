/// An inline element of Markdown, such as a link, with its location in the file.
///
/// Nested elements are in the associated values of its kind.
package struct Inline: Hashable, Sendable {
  package var kind: Kind
  package var position: SourcePosition

  package init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }

  package enum Kind: Hashable, Sendable {
    case text(String)
    /// A line end in the source that is rendered as a space.
    case softBreak
    case lineBreak
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case strikethrough([Inline])
    case link(destination: String, title: String, [Inline])
    /// The content is the alternative text; the width is in CSS pixels, see ``PictureWidth``.
    case image(source: String, title: String, width: Int? = nil, [Inline])
    case html(String)
    /// A reference to a footnote; numbers count from 1, in order of reference.
    case footnoteReference(number: Int)
  }
}

extension Sequence<Inline> {
  package var plainText: String {
    var text = ""
    for inline in self { inline.append(to: &text) }
    return text
  }
}

extension Inline {
  fileprivate func append(to text: inout String) {
    switch kind {
    case .text(let words), .code(let words): text += words
    case .softBreak, .lineBreak: text += " "
    case .emphasis(let content), .strong(let content), .strikethrough(let content),
      .link(_, _, let content), .image(_, _, _, let content):
      for inline in content { inline.append(to: &text) }
    case .html, .footnoteReference: break
    }
  }
}
