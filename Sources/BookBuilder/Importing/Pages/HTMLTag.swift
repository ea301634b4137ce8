import Markdown
import SourceText

/// A tag of HTML in a page of another tool.
struct HTMLTag: Hashable {
  /// The name in small letters.
  var name: String
  var writtenName: String
  /// The values of the attributes by their names in small letters.
  var attributes: [String: String] = [:]
  /// Whether it ends an element.
  var isClosing = false

  /// Reads a tag with its angles; `nil` for a comment and anything else.
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
        if let mark = rest.first, mark == "\"" || mark == "'" {
          let quoted = rest.dropFirst().prefix { $0 != mark }
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

  /// The name of the place that the element gives to the page, if it gives one.
  var anchor: String? {
    let name = attributes["id"] ?? (self.name == "a" ? attributes["name"] : nil)
    return name?.isEmpty == false ? name : nil
  }

  /// What attributes say that a reader should read: those that other tools' own elements have.
  var words: String {
    ["number", "file-name", "title", "caption", "summary", "label"]
      .compactMap { attributes[$0] }.filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

/// Pictures that only a style sheet draws.
extension HTMLTag {
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

/// Which elements of HTML say something by themselves.
enum HTMLElements {
  /// Elements that only hold a place together: without them nothing is lost.
  static let plain: Set = [
    "a", "address", "article", "aside", "body", "br", "center", "colgroup", "dd", "details", "div",
    "dl", "dt", "figcaption", "figure", "font", "footer", "header", "hr", "html", "main", "nav",
    "p", "picture", "section", "source", "small", "span", "summary", "wbr", "nobr", "u", "ins",
    "mark",
    "abbr", "cite", "dfn", "q", "var", "samp", "kbd", "code", "tt", "em", "i", "b", "strong", "del",
    "s", "strike", "img", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ol", "ul", "pre", "blockquote",
    "label", "time", "big",
  ]
  /// Elements whose meaning is lost without them, while their words stay.
  static let meant: Set = [
    "sup", "sub", "table", "thead", "tbody", "tfoot", "tr", "td", "th", "caption", "ruby", "rt",
    "math", "button", "input", "select", "option", "form", "textarea", "progress", "meter",
  ]
  /// Elements of which nothing is text.
  static let wordless: Set = [
    "style", "script", "svg", "iframe", "video", "audio", "object", "embed", "canvas", "noscript",
    "template", "link", "meta", "head", "title",
  ]
  /// Elements that begin and end a paragraph.
  static let blocks: Set = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
    "div",
    "dl", "dt", "figcaption", "figure", "footer", "form", "header", "hr", "html", "main", "nav",
    "p",
    "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul", "ol", "pre", "picture",
  ]

  /// Whether a name is one of HTML, or of an element that somebody defined: those have a hyphen.
  static func contains(_ tag: HTMLTag) -> Bool {
    plain.contains(tag.name) || meant.contains(tag.name) || wordless.contains(tag.name)
      || tag.name.contains("-")
  }
}
