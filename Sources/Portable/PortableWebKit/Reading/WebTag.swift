struct WebTag {
  let name: String
  let isEnd: Bool
  let attributes: [String: String]

  /// Parses the text between the angle brackets; `nil` for comments and the like.
  init?(_ inside: Substring) {
    var rest = inside
    isEnd = rest.first == "/"
    if isEnd { rest.removeFirst() }
    let word = rest.prefix { $0.isLetter || $0.isNumber }
    guard let first = word.first, first.isLetter else { return nil }
    name = word.lowercased()
    attributes = WebTag.attributes(of: rest.dropFirst(word.count))
  }

  /// Whether the element has no content and no end tag.
  var isVoid: Bool {
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"]
      .contains(name)
  }

  /// Whether text continues on the same line across the tag.
  var isInline: Bool {
    [
      "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd",
      "mark",
      "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr",
    ].contains(name)
  }

  var isInvisible: Bool {
    ["head", "noscript", "script", "style", "template"].contains(name)
      || attributes["hidden"] != nil || attributes["aria-hidden"]?.lowercased() == "true"
  }

  var label: String? { attributes["aria-label"]?.nonEmpty }

  func isInput(of types: String...) -> Bool {
    name == "input" && types.contains(attributes["type"]?.lowercased() ?? "text")
  }

  /// Whether a header or footer inside isn't that of the page.
  var isSection: Bool { ["article", "aside", "main", "nav", "section"].contains(name) }

  private static func attributes(of text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      guard !name.isEmpty else { return attributes }
      rest = rest.dropFirst(name.count).drop { $0.isWhitespace }
      var value = Substring()
      if rest.first == "=" {
        rest = rest.dropFirst().drop { $0.isWhitespace }
        if let quote = rest.first, quote == "\"" || quote == "'" {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest.dropFirst(value.count + 2)
        } else {
          value = rest.prefix { !$0.isWhitespace }
          rest = rest.dropFirst(value.count)
        }
      }
      attributes[name.lowercased()] = WebEntity.decoded(value)
    }
  }
}

/// HTML's named and numeric character references.
enum WebEntity {
  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·",
    "times": "×",
    "euro": "€", "pound": "£", "shy": "",
  ]

  static func decoded(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let sign = sign(rest[rest.index(after: start)..<end])
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += sign
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func sign(_ name: Substring) -> String? {
    guard name.first == "#" else { return named[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
