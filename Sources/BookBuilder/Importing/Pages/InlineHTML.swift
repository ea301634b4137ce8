import Markdown

/// Replaces HTML elements in running text with the equivalent Markdown.
///
/// An element without an equivalent loses its tags and keeps its text, and is reported.
struct InlineHTML {
  private(set) var unsupported: [(name: String, line: Int)] = []
  private static let depthLimit = 16

  private var depth = 0

  private enum Replacement {
    case tag([Inline.Kind])
    case element([Inline])
  }

  /// Replaces all elements; `id` attributes are kept as HTML inlines that contain only the anchor.
  mutating func replacing(_ inlines: [Inline]) -> [Inline] {
    // Below the limit of nesting, elements are dropped and their text is kept.
    let ends = depth < Self.depthLimit ? Self.ends(in: inlines) : [:]
    depth += 1
    defer { depth -= 1 }
    var result: [Inline] = []
    var index = 0
    while index < inlines.count {
      let inline = inlines[index]
      let end = ends[index] ?? index + 1
      let content = Array(inlines[index + 1..<end])
      index += 1
      guard case .html(let html) = inline.kind else {
        result.append(replacingInside(inline))
        continue
      }
      guard let tag = ForeignTag(html), !(tag.isClosing && HTMLElements.contains(tag)) else {
        continue
      }
      if let anchor = tag.anchor { result.append(Inline(.html(anchor), at: inline.position)) }
      switch replacement(for: tag, html, around: content, at: inline.position) {
      case .tag(let kinds):
        result += kinds.map { Inline($0, at: inline.position) }
      case .element(let inlines):
        result += inlines
        index = end
      }
    }
    return droppingSizes(result)
  }

  /// Removes a size after a picture that is not a width in pixels, as in `{height=50%}`.
  private mutating func droppingSizes(_ inlines: [Inline]) -> [Inline] {
    var inlines = inlines
    for index in inlines.indices.dropFirst() {
      guard case .image = inlines[index - 1].kind, case .text(let text) = inlines[index].kind,
        let size = text.prefixMatch(of: #/\{[^{}]*\b(?:width|height) ?=[^{}]*\}/#)
      else { continue }
      unsupported.append(("img width", inlines[index].position.line))
      inlines[index].kind = .text(String(text[size.range.upperBound...]))
    }
    return inlines.filter { $0.kind != .text("") }
  }

  private mutating func replacement(
    for tag: ForeignTag,
    _ html: String,
    around content: [Inline],
    at position: SourcePosition
  ) -> Replacement {
    // For example a generic type in running text: '<T>'.
    guard HTMLElements.contains(tag) else { return .tag([.text(html)]) }
    if let kinds = kinds(ofSingle: tag) {
      if tag.name == "img", tag.width == nil,
        tag.attributes["width"] ?? tag.attributes["height"] != nil
      {
        unsupported.append(("img width", position.line))
      }
      return .tag(kinds)
    }
    if HTMLElements.textless.contains(tag.name) {
      unsupported.append((tag.name, position.line))
      return .element([])
    }
    if let raised = ScriptCharacters.text(content.plainText, in: tag.name) {
      return .element([Inline(.text(raised), at: position)])
    }
    let isIcon = tag.isIcon(around: content)
    if isIcon || HTMLElements.meaningful.contains(tag.name) {
      unsupported.append((tag.name, position.line))
    }
    if isIcon, let name = tag.iconName {
      return .element([Inline(.text(name), at: position)])
    }
    return .element(content.isEmpty ? [] : element(tag, replacing(content), at: position))
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

  private func kinds(ofSingle tag: ForeignTag) -> [Inline.Kind]? {
    switch tag.name {
    case "br": return [.lineBreak]
    case "wbr", "hr", "source", "input": return []
    case "img":
      guard let source = tag.attributes["src"] else { return [] }
      let text = tag.attributes["alt"] ?? ""
      // An empty `alt` marks a decorative picture.
      let isDecorative = tag.attributes["alt"]?.isEmpty == true
      return [
        .image(
          source: source,
          title: isDecorative ? "decorative" : tag.attributes["title"] ?? "",
          width: tag.width,
          text.isEmpty ? [] : [Inline(.text(text), at: SourcePosition(line: 1, column: 1))]
        )
      ]
    default: return nil
    }
  }

  private func element(
    _ tag: ForeignTag,
    _ content: [Inline],
    at position: SourcePosition
  ) -> [Inline] {
    switch tag.name {
    case "em", "i", "cite", "dfn", "var":
      return [Inline(.emphasis(content), at: position)]
    case "strong", "b":
      return [Inline(.strong(content), at: position)]
    case "del", "s", "strike":
      return [Inline(.strikethrough(content), at: position)]
    case "code", "kbd", "tt", "samp":
      return [Inline(.code(content.plainText), at: position)]
    case "a":
      guard let destination = tag.attributes["href"] else { return content }
      return [Inline(.link(destination: destination, title: "", content), at: position)]
    default:
      return content
    }
  }

  private static func ends(in inlines: [Inline]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [String: [Int]] = [:]
    for (index, inline) in inlines.enumerated() {
      guard case .html(let html) = inline.kind, let tag = ForeignTag(html) else { continue }
      if !tag.isClosing {
        open[tag.name, default: []].append(index)
      } else if let start = open[tag.name]?.popLast() {
        ends[start] = index
      }
    }
    return ends
  }
}

enum ScriptCharacters {
  private static let superscripts: [Character: Character] = [
    "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸",
    "9": "⁹",
    "+": "⁺", "-": "⁻", "−": "⁻", "=": "⁼", "(": "⁽", ")": "⁾", "n": "ⁿ", "i": "ⁱ",
  ]
  private static let subscripts: [Character: Character] = [
    "0": "₀", "1": "₁", "2": "₂", "3": "₃", "4": "₄", "5": "₅", "6": "₆", "7": "₇", "8": "₈",
    "9": "₉",
    "+": "₊", "-": "₋", "−": "₋", "=": "₌", "(": "₍", ")": "₎",
  ]

  /// The characters for the text of a `sup` or `sub` element; `nil` if Unicode lacks one of them.
  static func text(_ text: String, in element: String) -> String? {
    let characters = element == "sup" ? superscripts : element == "sub" ? subscripts : [:]
    let letters = text.filter { !$0.isWhitespace }
    let raised = letters.compactMap { characters[$0] }
    return raised.isEmpty || raised.count < letters.count ? nil : String(raised)
  }
}
