import Markdown

/// Pictures that only a style sheet draws.
extension HTMLTag {
  /// Whether an element with this content is one.
  func isIcon(around content: [Inline]) -> Bool {
    ["i", "span"].contains(name) && attributes["class"] != nil
      && content.plainText.allSatisfy(\.isWhitespace)
  }

  /// What the picture shows, told by the name of its class, as in `fa-paintbrush`.
  var iconName: String? {
    let names = attributes["class"]?.split(separator: " ") ?? []
    let name = names.last { $0.contains("-") && !$0.hasPrefix("fa-solid") }
    return name.map { $0.split(separator: "-").dropFirst().joined(separator: " ") }
  }
}
