import Markdown

/// Running text without HTML: elements become the marks of Markdown that say the same.
struct InlineHTML {
  /// The names of elements of which something was lost, each with its line.
  private(set) var lost: [(name: String, line: Int)] = []
  /// How many elements and marks may enclose an element.
  private static let depthLimit = 16

  /// How many elements enclose what is looked at.
  private var depth = 0

  /// The text; the places that its elements give to the page stay as HTML with nothing but the name.
  mutating func replacing(_ inlines: [Inline]) -> [Inline] {
    // What nests deeper than in any page loses its elements and keeps its words.
    let ends = depth < Self.depthLimit ? Self.ends(in: inlines) : [:]
    depth += 1
    defer { depth -= 1 }
    var result: [Inline] = []
    var index = 0
    while index < inlines.count {
      let inline = inlines[index]
      index += 1
      guard case .html(let html) = inline.kind else {
        result.append(replacingInside(inline))
        continue
      }
      guard let tag = HTMLTag(html) else { continue }
      if tag.isClosing, HTMLElements.contains(tag) { continue }
      if let anchor = tag.anchor { result.append(Inline(.html(anchor), at: inline.position)) }
      guard HTMLElements.contains(tag) else {
        // Such as a type of a language of programming: '<T>'.
        result.append(Inline(.text(html), at: inline.position))
        continue
      }
      if let single = single(tag) {
        if let kind = single { result.append(Inline(kind, at: inline.position)) }
        continue
      }
      let end = ends[index - 1] ?? index
      let content = Array(inlines[index..<end])
      if HTMLElements.wordless.contains(tag.name) {
        lost.append((tag.name, inline.position.line))
        index = end
        continue
      }
      if let raised = RaisedLetters.text(content.plainText, in: tag.name) {
        result.append(Inline(.text(raised), at: inline.position))
        index = end
        continue
      }
      if HTMLElements.meant.contains(tag.name) || Self.isEmptyIcon(tag, content) {
        lost.append((tag.name, inline.position.line))
      }
      if Self.isEmptyIcon(tag, content), let name = Self.iconName(tag) {
        result.append(Inline(.text(name), at: inline.position))
        index = end
        continue
      }
      if end > index {
        result += element(tag, replacing(content), at: inline.position)
        index = end
      }
    }
    return result
  }

  private mutating func replacingInside(_ inline: Inline) -> Inline {
    var inline = inline
    inline.kind =
      switch inline.kind {
      case .emphasis(let content): .emphasis(replacing(content))
      case .strong(let content): .strong(replacing(content))
      case .strikethrough(let content): .strikethrough(replacing(content))
      case .link(let destination, let title, let content):
        .link(destination: destination, title: title, replacing(content))
      case let kind: kind
      }
    return inline
  }

  /// What an element without content stands for; an empty value for nothing, and `nil` for an element
  /// with content.
  private func single(_ tag: HTMLTag) -> Inline.Kind?? {
    switch tag.name {
    case "br": return .some(.lineBreak)
    case "wbr", "hr", "source", "input": return .some(nil)
    case "img":
      guard let source = tag.attributes["src"] else { return .some(nil) }
      let text = tag.attributes["alt"] ?? ""
      // An empty text that the author wrote says that there is nothing to tell.
      let isOrnament = tag.attributes["alt"]?.isEmpty == true
      return .some(
        .image(
          source: source,
          title: isOrnament ? "decorative" : "",
          text.isEmpty ? [] : [Inline(.text(text), at: SourcePosition(line: 1, column: 1))]
        )
      )
    default: return nil
    }
  }

  private func element(_ tag: HTMLTag, _ content: [Inline], at place: SourcePosition) -> [Inline] {
    switch tag.name {
    case "em", "i", "cite", "dfn", "var":
      return [Inline(.emphasis(content), at: place)]
    case "strong", "b":
      return [Inline(.strong(content), at: place)]
    case "del", "s", "strike":
      return [Inline(.strikethrough(content), at: place)]
    case "code", "kbd", "tt", "samp":
      return [Inline(.code(content.plainText), at: place)]
    case "a":
      guard let destination = tag.attributes["href"] else { return content }
      return [Inline(.link(destination: destination, title: "", content), at: place)]
    default:
      return content
    }
  }

  /// The name of a picture that a style sheet draws, as in `fa-paintbrush`.
  private static func iconName(_ tag: HTMLTag) -> String? {
    let names = tag.attributes["class"]?.split(separator: " ") ?? []
    let name = names.last { $0.contains("-") && !$0.hasPrefix("fa-solid") }
    return name.map { $0.split(separator: "-").dropFirst().joined(separator: " ") }
  }

  /// An element that only a style sheet fills with something to see.
  private static func isEmptyIcon(_ tag: HTMLTag, _ content: [Inline]) -> Bool {
    ["i", "span"].contains(tag.name) && tag.attributes["class"] != nil
      && content.plainText.allSatisfy(\.isWhitespace)
  }

  /// The indices of the tags that end elements, by those of the tags that begin them.
  private static func ends(in inlines: [Inline]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [String: [Int]] = [:]
    for (index, inline) in inlines.enumerated() {
      guard case .html(let html) = inline.kind, let tag = HTMLTag(html) else { continue }
      if !tag.isClosing {
        open[tag.name, default: []].append(index)
      } else if let start = open[tag.name]?.popLast() {
        ends[start] = index
      }
    }
    return ends
  }
}
