import SourceText

/// A block of HTML as the Markdown that says the same; tags within a line stay, to be read with it.
struct HTMLBlock {
  private(set) var markdown = ""
  /// The names of elements of which something was lost.
  private(set) var lost: [String] = []
  /// The names of elements that nothing ends.
  private var endless: Set<String> = []

  init(_ html: String) {
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      markdown += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = Self.end(of: rest), let tag = HTMLTag(rest[..<end]) else {
        markdown.append("<")
        rest = rest.dropFirst()
        continue
      }
      let text = rest[..<end]
      rest = rest[end...]
      if HTMLElements.wordless.contains(tag.name) {
        if !tag.isClosing {
          lost.append(tag.name)
          rest = after(tag.name, in: rest)
        }
      } else {
        add(tag, text)
      }
    }
    markdown += rest
    // A line that begins with four spaces would be code.
    markdown = SourceLines(markdown).map { String($0.drop(while: \.isWhitespace)) }
      .joined(separator: "\n")
  }

  private mutating func add(_ tag: HTMLTag, _ text: Substring) {
    let place = tag.anchor.map { "<a id=\"\($0)\"></a>" } ?? ""
    if !HTMLElements.contains(tag) || tag.name.contains("-") {
      // An element of another tool: what its attributes say is kept.
      if !tag.words.isEmpty { markdown += "\n\n\(MarkdownText(tag.words).escaped)\n\n" }
    } else if HTMLElements.blocks.contains(tag.name) {
      if HTMLElements.meant.contains(tag.name), tag.name == "table", !tag.isClosing {
        lost.append(tag.name)
      }
      markdown += "\n\n\(place)"
    } else if let level = tag.name.first == "h" ? Int(tag.name.dropFirst()) : nil {
      let mark = String(repeating: "#", count: min(max(level, 1), 6))
      markdown += tag.isClosing ? "\n\n" : "\n\n\(mark) \(place)"
    } else if tag.name == "li" {
      markdown += tag.isClosing ? "\n" : "\n- \(place)"
    } else if tag.name == "td" || tag.name == "th" {
      markdown += tag.isClosing ? " " : place
    } else {
      markdown += text
    }
  }

  /// The longest tag that is read, in characters.
  private static let longestTag = 1024

  /// The index after a tag, whose attributes may hold angles in quotation marks.
  private static func end(of text: Substring) -> Substring.Index? {
    var mark: Character?
    let start = text.prefix(longestTag)
    for index in start.indices {
      let character = text[index]
      if let open = mark {
        if character == open { mark = nil }
      } else if character == ">" {
        return text.index(after: index)
      } else if character == "\"" || character == "'" {
        mark = character
      }
    }
    return nil
  }

  /// What follows the end of an element; all of it for an element that has no end.
  private mutating func after(_ name: String, in text: Substring) -> Substring {
    guard !endless.contains(name) else { return text }
    var rest = text
    while let mark = rest.firstRange(of: "</") {
      rest = rest[mark.upperBound...]
      if rest.prefix(name.count).lowercased() == name {
        return rest.drop { $0 != ">" }.dropFirst()
      }
    }
    endless.insert(name)
    return text
  }
}
