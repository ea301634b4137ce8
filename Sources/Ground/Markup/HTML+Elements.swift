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
}

extension [Attribute] {
  /// The value of the attribute of a name; `nil` if there is none.
  package subscript(name: String) -> String? {
    first { $0.name == name }?.value
  }
}
