import SourceText

struct DocCDirective {
  let name: String
  let hasContent: Bool
  let end: Int

  private let arguments: String

  init?(at index: Int, in page: PreparedText) {
    let text = page.lines[index].text.trimmingWhitespace()
    guard text.first == "@", text.dropFirst().first?.isUppercase == true else { return nil }
    let name = text.dropFirst().prefix { $0.isLetter }
    var rest = text.dropFirst(name.count + 1).drop(while: \.isWhitespace)
    guard rest.isEmpty || rest.first == "(" || rest.first == "{" else { return nil }
    var end = index + 1
    var arguments = ""
    if rest.first == "(" {
      // Arguments may span several lines.
      while rest.firstIndex(of: ")") == nil, end < page.lines.count, end < index + 12 {
        rest += " " + page.lines[end].text
        end += 1
      }
      guard let close = rest.lastIndex(of: ")") else { return nil }
      arguments = String(rest[..<close].dropFirst())
      rest = rest[close...].dropFirst()
    }
    self.name = String(name)
    self.arguments = arguments
    // A directive that opens and closes on one line has no content on further lines.
    hasContent = rest.contains("{") && !rest.contains("}")
    self.end = end
  }

  func value(_ key: String) -> String? {
    guard let range = arguments.firstRange(of: key + ":") else { return nil }
    let rest = arguments[range.upperBound...].drop(while: \.isWhitespace)
    guard rest.first == "\"" else {
      return rest.prefix { $0 != "," && $0 != ")" }.trimmingWhitespace()
    }
    return String(rest.dropFirst().prefix { $0 != "\"" })
  }

  var firstValue: String {
    let text = arguments.drop { $0 == "\"" || $0.isWhitespace }
    return String(text.prefix { $0 != "\"" })
  }

  func endOfContent(in page: PreparedText) -> Int {
    guard hasContent else { return end }
    var depth = 1
    var index = end
    while index < page.lines.count, depth > 0 {
      for character in page.lines[index].text {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
      index += 1
    }
    return index
  }
}

/// Splits a DocC directive whose content and closing brace are on its own line.
struct OneLineDirective {
  private var rest: Substring
  private var lines: [String] = []

  private init(_ text: Substring) {
    rest = text
  }

  /// The directives, the text between them and the closing braces, one per line.
  ///
  /// - Returns: `nil` for a line that isn't a directive, or has no content.
  static func lines(of text: String) -> [String]? {
    let text = text.trimmingWhitespace()
    guard text.first == "@", text.last == "}", text.contains("{") else { return nil }
    var directive = Self(text[...])
    return directive.readContent() && directive.rest.isEmpty ? directive.lines : nil
  }

  private mutating func readContent() -> Bool {
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first, first != "}" else { return true }
      guard beginsDirective(rest) ? readDirective() : readWords() else { return false }
    }
  }

  private mutating func readDirective() -> Bool {
    var head = rest[..<rest.dropFirst().prefix(while: \.isLetter).endIndex]
    var after = rest[head.endIndex...]
    if after.first == "(" {
      guard let end = after.firstIndex(of: ")") else { return false }
      head = rest[...end]
      after = rest[head.endIndex...]
    }
    rest = after.drop(while: \.isWhitespace)
    guard rest.first == "{" else {
      lines.append(String(head))
      return true
    }
    lines.append(head + " {")
    rest.removeFirst()
    guard readContent(), rest.first == "}" else { return false }
    rest.removeFirst()
    lines.append("}")
    return true
  }

  private mutating func readWords() -> Bool {
    var end = rest.startIndex
    while end < rest.endIndex, rest[end] != "}" {
      if rest[end] == "{" { return false }
      let next = rest.index(after: end)
      if rest[end].isWhitespace, beginsDirective(rest[next...]) { break }
      end = next
    }
    lines.append(String(rest[..<end]).trimmingWhitespace())
    rest = rest[end...]
    return true
  }

  private func beginsDirective(_ text: Substring) -> Bool {
    text.first == "@" && text.dropFirst().first?.isUppercase == true
  }
}
