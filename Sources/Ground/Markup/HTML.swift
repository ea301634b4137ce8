/// A piece of an HTML page.
///
/// Text becomes markup in one place only, where it is printed and escaped; there is no way to put
/// ready-made markup into a page.
package enum HTML: Hashable, Sendable {
  /// An element with its attributes and content.
  indirect case element(name: String, attributes: [Attribute], content: HTML)
  /// An element that has no content and no end tag.
  indirect case void(name: String, attributes: [Attribute])
  /// Characters.
  case text(String)
  /// Pieces one after another.
  case group([HTML])
  /// A piece that is counted as a kind; it is printed like any other.
  indirect case marked(Mark, HTML)

  /// Nothing at all.
  package static let empty = HTML.group([])

  /// The piece, counted as a kind.
  package func marked(as mark: Mark) -> HTML { .marked(mark, self) }
}

extension HTML: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .text(value)
  }
}
