/// A piece of an HTML page.
///
/// Text becomes markup in one place only, ``render()``, which escapes it; there is no way to put
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

  /// Nothing at all.
  package static let empty = HTML.group([])
}

extension HTML: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .text(value)
  }
}
