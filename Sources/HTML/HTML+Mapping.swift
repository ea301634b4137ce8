extension HTML {
  /// The piece with each of its elements put through a change, the inner ones first.
  package func mapElements(_ change: (HTML) -> HTML) -> HTML {
    switch self {
    case .text: self
    case .void: change(self)
    case .group(let pieces): .group(pieces.map { $0.mapElements(change) })
    case .element(let name, let attributes, let content):
      change(
        .element(name: name, attributes: attributes, content: content.mapElements(change))
      )
    }
  }

  /// The elements in the piece, each before those inside it, with their attributes.
  package var elements: [(name: String, attributes: [Attribute])] {
    switch self {
    case .text: []
    case .void(let name, let attributes): [(name, attributes)]
    case .group(let pieces): pieces.flatMap(\.elements)
    case .element(let name, let attributes, let content):
      [(name, attributes)] + content.elements
    }
  }
}

extension [Attribute] {
  /// The value of the attribute of a name; `nil` if there is none.
  package subscript(name: String) -> String? {
    first { $0.name == name }?.value
  }
}
