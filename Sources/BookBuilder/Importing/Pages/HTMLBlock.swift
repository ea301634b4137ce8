import SourceText

/// Converts an HTML block to Markdown.
///
/// Inline tags are kept for ``InlineHTML``, which reads them with their line.
struct HTMLBlock {
  private(set) var markdown = ""
  private(set) var unsupported: [String] = []
  private var unclosed: Set<String> = []

  init(_ html: String) {
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      markdown += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = Self.end(of: rest), let tag = ForeignTag(rest[..<end]) else {
        markdown.append("<")
        rest = rest.dropFirst()
        continue
      }
      let text = rest[..<end]
      rest = rest[end...]
      if HTMLElements.textless.contains(tag.name) {
        if !tag.isClosing {
          unsupported.append(tag.name)
          rest = after(tag.name, in: rest)
        }
      } else {
        add(tag, text)
      }
    }
    markdown += rest
    // Indentation of four spaces would make a line code.
    markdown = SourceLines(markdown).map { String($0.drop(while: \.isWhitespace)) }
      .joined(separator: "\n")
  }

  private mutating func add(_ tag: ForeignTag, _ text: Substring) {
    let anchor = tag.anchor.map { "<a id=\"\($0)\"></a>" } ?? ""
    if !HTMLElements.contains(tag) || tag.name.contains("-") {
      // A custom element: its text attributes are kept.
      if !tag.words.isEmpty { markdown += "\n\n\(MarkdownText(tag.words).escaped)\n\n" }
    } else if HTMLElements.blocks.contains(tag.name) {
      if HTMLElements.meaningful.contains(tag.name), tag.name == "table", !tag.isClosing {
        unsupported.append(tag.name)
      }
      markdown += "\n\n\(anchor)"
    } else if let level = tag.name.first == "h" ? Int(tag.name.dropFirst()) : nil {
      let hashes = String(repeating: "#", count: min(max(level, 1), 6))
      markdown += tag.isClosing ? "\n\n" : "\n\n\(hashes) \(anchor)"
    } else if tag.name == "li" {
      markdown += tag.isClosing ? "\n" : "\n- \(anchor)"
    } else if tag.name == "td" || tag.name == "th" {
      markdown += tag.isClosing ? " " : anchor
    } else {
      markdown += text
    }
  }

  private static let maximumTagLength = 1024

  private static func end(of text: Substring) -> Substring.Index? {
    var quote: Character?
    let start = text.prefix(maximumTagLength)
    for index in start.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == ">" {
        return text.index(after: index)
      } else if character == "\"" || character == "'" {
        quote = character
      }
    }
    return nil
  }

  /// The text after an element's end tag; all of the text if there is none.
  private mutating func after(_ name: String, in text: Substring) -> Substring {
    guard !unclosed.contains(name) else { return text }
    var rest = text
    while let endTag = rest.firstRange(of: "</") {
      rest = rest[endTag.upperBound...]
      if rest.prefix(name.count).lowercased() == name {
        return rest.drop { $0 != ">" }.dropFirst()
      }
    }
    unclosed.insert(name)
    return text
  }
}
