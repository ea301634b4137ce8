package import Localization
package import Markup

extension HTML {
  /// The same with the interface text that a language lacks marked as English, so that a screen
  /// reader changes its voice.
  package func marking(_ english: EnglishTexts) -> HTML {
    english.isEmpty ? self : marked(english, allowsSpans: true)
  }

  private func marked(_ english: EnglishTexts, allowsSpans: Bool) -> HTML {
    switch self {
    case .text(let text):
      return allowsSpans && english.contains(text)
        ? .element(name: "span", attributes: [.lang("en")], content: self) : self
    case .group(let pieces):
      return .group(pieces.map { $0.marked(english, allowsSpans: allowsSpans) })
    case .marked(let mark, let piece):
      return .marked(mark, piece.marked(english, allowsSpans: allowsSpans))
    case .void(let name, let attributes):
      let isEnglish = attributes.contains {
        Self.spokenAttributes.contains($0.name) && english.contains($0.value)
      }
      return isEnglish ? .void(name: name, attributes: attributes + [.lang("en")]) : self
    case .element(let name, let attributes, let content):
      guard attributes["lang"] == nil, !Self.unspoken.contains(name) else { return self }
      if let text = content.onlyText, english.contains(text) {
        return .element(name: name, attributes: attributes + [.lang("en")], content: content)
      }
      let allowsSpans = allowsSpans && !Self.plain.contains(name)
      return .element(
        name: name,
        attributes: attributes,
        content: content.marked(english, allowsSpans: allowsSpans)
      )
    }
  }

  private static let spokenAttributes: Set = ["alt", "aria-label", "placeholder", "value"]
  private static let unspoken: Set = ["script", "style", "code", "pre"]
  /// Elements that contain no `span`.
  private static let plain: Set = ["svg", "option", "select", "title", "textarea"]

  private var onlyText: String? {
    switch self {
    case .text(let text): text
    case .group(let pieces) where pieces.count == 1: pieces[0].onlyText
    default: nil
    }
  }
}
