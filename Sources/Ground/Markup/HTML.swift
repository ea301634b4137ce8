/// A part of an HTML page.
///
/// Text is escaped only when it is printed, and there is no way to insert ready-made markup.
package enum HTML: Hashable, Sendable {
  indirect case element(name: String, attributes: [Attribute], content: HTML)
  indirect case void(name: String, attributes: [Attribute])
  case text(String)
  case group([HTML])
  /// A part that is counted under a mark; it is printed like any other.
  indirect case marked(Mark, HTML)

  package static let empty = HTML.group([])

  package func marked(as mark: Mark) -> HTML { .marked(mark, self) }
}

extension HTML: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .text(value)
  }
}

@resultBuilder
package enum HTMLBuilder {
  package static func buildExpression(_ html: HTML) -> HTML { html }
  package static func buildExpression(_ text: String) -> HTML { .text(text) }
  package static func buildBlock(_ piece: HTML) -> HTML { piece }
  package static func buildBlock(_ pieces: HTML...) -> HTML { .group(pieces) }
  package static func buildOptional(_ html: HTML?) -> HTML { html ?? .empty }
  package static func buildEither(first html: HTML) -> HTML { html }
  package static func buildEither(second html: HTML) -> HTML { html }
}

/// A label for counting parts of a page, independent of their elements and classes.
///
/// ```swift
/// extension Mark {
///   static let listing = Mark("listing")
/// }
/// let page = figure(caption: "Example") { pre { "let a = 1" } }.marked(as: .listing)
/// ```
package struct Mark: Hashable, Sendable {
  private let name: String

  package init(_ name: String) {
    self.name = name
  }
}

extension HTML {
  /// All elements with their attributes, parents before children.
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

  /// The attributes of all `svg` elements, except nested ones.
  package var drawings: [[Attribute]] {
    switch self {
    case .text, .void: []
    case .group(let pieces): pieces.flatMap(\.drawings)
    case .marked(_, let piece): piece.drawings
    case .element("svg", let attributes, _): [attributes]
    case .element(_, _, let content): content.drawings
    }
  }

  package func includes(_ isSought: (String, [Attribute]) -> Bool) -> Bool {
    switch self {
    case .element(let name, let attributes, let content):
      isSought(name, attributes) || content.includes(isSought)
    case .void(let name, let attributes): isSought(name, attributes)
    case .text: false
    case .marked(_, let piece): piece.includes(isSought)
    case .group(let pieces): pieces.contains { $0.includes(isSought) }
    }
  }
}

extension [Attribute] {
  package subscript(name: String) -> String? {
    first { $0.name == name }?.value
  }
}
