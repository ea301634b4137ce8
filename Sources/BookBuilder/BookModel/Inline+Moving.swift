package import Markdown

extension Inline {
  /// The piece, and all pieces inside, at other places.
  package func moved(_ place: (SourcePosition) -> SourcePosition) -> Inline {
    Inline(kind.moved(place), at: place(position))
  }
}

extension Inline.Kind {
  fileprivate func moved(_ place: (SourcePosition) -> SourcePosition) -> Inline.Kind {
    switch self {
    case .emphasis(let content): .emphasis(content.map { $0.moved(place) })
    case .strong(let content): .strong(content.map { $0.moved(place) })
    case .strikethrough(let content): .strikethrough(content.map { $0.moved(place) })
    case .link(let destination, let title, let content):
      .link(destination: destination, title: title, content.map { $0.moved(place) })
    case .image(let source, let title, let content):
      .image(source: source, title: title, content.map { $0.moved(place) })
    case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: self
    }
  }
}
