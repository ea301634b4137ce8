/// A piece of an HTML page.
///
/// Text becomes markup in one place only, where it is printed and escaped; there is no way to put
/// ready-made markup into a page.
package enum HTML: Hashable, Sendable {
  indirect case element(name: String, attributes: [Attribute], content: HTML)
  /// An element that has no content and no end tag.
  indirect case void(name: String, attributes: [Attribute])
  case text(String)
  /// Pieces one after another.
  case group([HTML])
  /// A piece that is counted as a kind; it is printed like any other.
  indirect case marked(Mark, HTML)

  package static let empty = HTML.group([])

  /// The piece, counted as a kind.
  package func marked(as mark: Mark) -> HTML { .marked(mark, self) }
}

extension HTML: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .text(value)
  }
}

/// Puts the statements of a closure together as pieces of a page.
@resultBuilder
package enum HTMLBuilder {
  package static func buildExpression(_ html: HTML) -> HTML { html }
  package static func buildExpression(_ text: String) -> HTML { .text(text) }
  package static func buildBlock(_ piece: HTML) -> HTML { piece }
  package static func buildBlock(_ pieces: HTML...) -> HTML { .group(pieces) }
  package static func buildOptional(_ html: HTML?) -> HTML { html ?? .empty }
  package static func buildEither(first html: HTML) -> HTML { html }
  package static func buildEither(second html: HTML) -> HTML { html }
  package static func buildArray(_ pieces: [HTML]) -> HTML { .group(pieces) }
}

/// What a piece of a page is to those who count it, whatever its element and its class.
///
/// ```swift
/// extension Mark {
///   static let listing = Mark("listing")
/// }
/// let page = figure(caption: "Example") { pre { "let a = 1" } }.marked(as: .listing)
/// ```
package struct Mark: Hashable, Sendable {
  private let name: String

  /// Creates a kind of pieces, which are counted together.
  package init(_ name: String) {
    self.name = name
  }
}

extension HTML {
  /// The elements in the piece, each before those inside it, with their attributes.
  package var elements: [(name: String, attributes: [Attribute])] {
    switch self {
    case .text: []
    case .void(let name, let attributes): [(name, attributes)]
    case .group(let pieces): pieces.flatMap(\.elements)
    case .marked(_, let piece): piece.elements
    case .element(let name, let attributes, let content):
      [(name, attributes)] + content.elements
    }
  }

  /// The drawings in the piece with their attributes; one inside another is a part of that.
  package var drawings: [[Attribute]] {
    switch self {
    case .text, .void: []
    case .group(let pieces): pieces.flatMap(\.drawings)
    case .marked(_, let piece): piece.drawings
    case .element("svg", let attributes, _): [attributes]
    case .element(_, _, let content): content.drawings
    }
  }

  /// Whether the piece holds an element that is sought, by its name and its attributes.
  package func holds(_ isSought: (String, [Attribute]) -> Bool) -> Bool {
    switch self {
    case .element(let name, let attributes, let content):
      isSought(name, attributes) || content.holds(isSought)
    case .void(let name, let attributes): isSought(name, attributes)
    case .text: false
    case .marked(_, let piece): piece.holds(isSought)
    case .group(let pieces): pieces.contains { $0.holds(isSought) }
    }
  }
}

extension [Attribute] {
  /// The value of the attribute of a name; `nil` if there is none.
  package subscript(name: String) -> String? {
    first { $0.name == name }?.value
  }
}
