import SourceText

/// A tag of HTML in a page of another tool.
struct HTMLTag: Hashable {
  /// The name in small letters.
  var name: String
  /// The name as it is written.
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
