import Markdown

/// An HTML tag of a page to import, with its attributes.
struct ForeignTag: Hashable {
  var name: String
  var writtenName: String
  var attributes: [String: String] = [:]
  var isClosing = false

  init?(_ text: some StringProtocol) {
    var rest = Substring(text).dropFirst()
    guard text.first == "<", text.last == ">" else { return nil }
    rest = rest.dropLast()
    if rest.first == "/" {
      isClosing = true
      rest = rest.dropFirst()
    }
    guard rest.first?.isLetter == true else { return nil }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    writtenName = String(name)
    self.name = name.lowercased()
    rest = rest.dropFirst(name.count)
    while let start = rest.firstIndex(where: { !$0.isWhitespace && $0 != "/" }) {
      rest = rest[start...]
      let key = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      if key.isEmpty { break }
      rest = rest.dropFirst(key.count).drop(while: \.isWhitespace)
      var value = ""
      if rest.first == "=" {
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        if let quote = rest.first, quote == "\"" || quote == "'" {
          let quoted = rest.dropFirst().prefix { $0 != quote }
          value = String(quoted)
          rest = rest.dropFirst(quoted.count + 2)
        } else {
          value = String(rest.prefix { !$0.isWhitespace })
          rest = rest.dropFirst(value.count)
        }
      }
      attributes[key.lowercased()] = value
    }
  }

  var anchor: String? {
    let name = attributes["id"] ?? (self.name == "a" ? attributes["name"] : nil)
    return name?.isEmpty == false ? name : nil
  }

  /// The attributes of custom elements that contain text for readers.
  var words: String {
    ["number", "file-name", "title", "caption", "summary", "label"]
      .compactMap { attributes[$0] }.filter { !$0.isEmpty }.joined(separator: ": ")
  }

  func isIcon(around content: [Inline]) -> Bool {
    ["i", "span"].contains(name) && attributes["class"] != nil
      && content.plainText.allSatisfy(\.isWhitespace)
  }

  /// The width of a picture in CSS pixels.
  var width: Int? {
    attributes["width"].flatMap { Int($0.hasSuffix("px") ? $0.dropLast(2) : $0[...]) }
      .flatMap { (1...9999).contains($0) ? $0 : nil }
  }

  var iconName: String? {
    let names = attributes["class"]?.split(separator: " ") ?? []
    let name = names.last { $0.contains("-") && !$0.hasPrefix("fa-solid") }
    return name.map { $0.split(separator: "-").dropFirst().joined(separator: " ") }
  }
}

/// Classifies HTML elements by what an import loses with them.
enum HTMLElements {
  static let plain: Set = [
    "a", "address", "article", "aside", "body", "br", "center", "colgroup", "dd", "details", "div",
    "dl", "dt", "figcaption", "figure", "font", "footer", "header", "hr", "html", "main", "nav",
    "p", "picture", "section", "source", "small", "span", "summary", "wbr", "nobr", "u", "ins",
    "mark",
    "abbr", "cite", "dfn", "q", "var", "samp", "kbd", "code", "tt", "em", "i", "b", "strong", "del",
    "s", "strike", "img", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ol", "ul", "pre", "blockquote",
    "label", "time", "big",
  ]
  /// Elements whose text is kept while their meaning is lost.
  static let meaningful: Set = [
    "sup", "sub", "table", "thead", "tbody", "tfoot", "tr", "td", "th", "caption", "ruby", "rt",
    "math", "button", "input", "select", "option", "form", "textarea", "progress", "meter",
  ]
  /// Elements without text; they are dropped with their content.
  static let textless: Set = [
    "style", "script", "svg", "iframe", "video", "audio", "object", "embed", "canvas", "noscript",
    "template", "link", "meta", "head", "title",
  ]
  static let blocks: Set = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
    "div",
    "dl", "dt", "figcaption", "figure", "footer", "form", "header", "hr", "html", "main", "nav",
    "p",
    "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul", "ol", "pre", "picture",
  ]

  static func contains(_ tag: ForeignTag) -> Bool {
    plain.contains(tag.name) || meaningful.contains(tag.name) || textless.contains(tag.name)
      || tag.name.contains("-")
  }
}
