import SourceText

/// A directive of DocC, such as `@Image(source: "cart", alt: "A cart")`.
struct DocCDirective {
  /// The name.
  let name: String
  /// Whether content in braces follows.
  let opens: Bool
  /// The index of the line after it.
  let end: Int

  private let arguments: String

  /// Reads the directive that begins in a line of a page; `nil` if none does.
  init?(at index: Int, in page: PreparedText) {
    let text = page.lines[index].text.trimmingWhitespace()
    guard text.first == "@", text.dropFirst().first?.isUppercase == true else { return nil }
    let name = text.dropFirst().prefix { $0.isLetter }
    var rest = text.dropFirst(name.count + 1).drop(while: \.isWhitespace)
    guard rest.isEmpty || rest.first == "(" || rest.first == "{" else { return nil }
    var end = index + 1
    var arguments = ""
    if rest.first == "(" {
      // Arguments may go on over several lines.
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
    // What opens and closes on one line has no content of its own.
    opens = rest.contains("{") && !rest.contains("}")
    self.end = end
  }

  /// The value of an argument with a name, without quotation marks.
  func value(_ key: String) -> String? {
    guard let range = arguments.firstRange(of: key + ":") else { return nil }
    let rest = arguments[range.upperBound...].drop(while: \.isWhitespace)
    guard rest.first == "\"" else {
      return rest.prefix { $0 != "," && $0 != ")" }.trimmingWhitespace()
    }
    return String(rest.dropFirst().prefix { $0 != "\"" })
  }

  /// The first argument, which has no name.
  var firstValue: String {
    let text = arguments.drop { $0 == "\"" || $0.isWhitespace }
    return String(text.prefix { $0 != "\"" })
  }

  /// The index of the line after its content.
  func endOfContent(in page: PreparedText) -> Int {
    guard opens else { return end }
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
