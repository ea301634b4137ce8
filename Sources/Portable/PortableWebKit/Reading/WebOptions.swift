/// What can be chosen in a choice of one of several.
struct WebOptions {
  private var texts: [String] = []
  private var chosenIndex = 0

  /// Begins what can be chosen.
  mutating func begin(_ tag: WebTag) {
    if tag.attributes["selected"] != nil { chosenIndex = texts.count }
    texts.append("")
  }

  /// Takes a text of what was begun last.
  mutating func take(_ text: String) {
    guard !texts.isEmpty else { return }
    texts[texts.count - 1] += text
  }

  /// What is chosen; at first the first one, as in a browser.
  var chosen: String { texts.indices.contains(chosenIndex) ? texts[chosenIndex].onOneLine : "" }
}
