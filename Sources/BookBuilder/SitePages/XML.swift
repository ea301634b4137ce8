import Markup

/// An element of an XML file.
struct XML: Sendable {
  private let name: String
  private let attributes: [(name: String, value: String)]
  private let text: String
  private let children: [XML]

  /// Creates an element that holds text.
  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String = "") {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.text = text
    children = []
  }

  /// Creates an element that holds elements.
  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], children: [XML]) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    text = ""
    self.children = children
  }

  /// The characters of a file whose root the element is.
  var document: String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + characters + "\n"
  }

  private var characters: String {
    let tag =
      name
      + attributes.map { " \($0.name)=\"\($0.value.escapedForMarkup(in: .attribute))\"" }.joined()
    if children.isEmpty, text.isEmpty { return "<\(tag)/>" }
    let content =
      children.isEmpty
      ? text.escapedForMarkup(in: .text) : "\n" + children.map { $0.characters + "\n" }.joined()
    return "<\(tag)>\(content)</\(name)>"
  }
}
