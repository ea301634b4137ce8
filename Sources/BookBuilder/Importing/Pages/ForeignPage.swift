import Markdown
import SourceText

/// A page of another tool as plain Markdown: no HTML, heading levels from 2, original links.
struct ForeignPage {
  let path: String
  var title: String
  var description: String
  var blocks: [Block]
  var source: PreparedText
  /// The anchors in the new book by the original ones; empty for the top of the page.
  var anchors: [String: String] = [:]

  /// The anchor in the new book for an original one; empty for the top of the page, `nil` if there
  /// is none.
  func anchor(_ name: String) -> String? {
    anchors[name] ?? anchors[Self.key(name)]
  }

  /// A normalized anchor without case and punctuation, as tools spell them differently.
  static func key(_ name: String) -> String {
    "~" + name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static let maximumLength = 250

  /// Uses the first sentence of the page as its description.
  ///
  /// A plain sentence moves there, as the description is shown in its place; others are copied
  /// without their markup.
  mutating func extractDescription() {
    let index = blocks.firstIndex { !$0.isBlank }
    guard let index, case .paragraph(let content) = blocks[index].kind else {
      description = MarkdownText(title).escaped
      return
    }
    let (sentence, rest) = content.splitAfterSentence
    let text = MarkdownWriter().line(of: sentence)
    let isPlain = sentence.allSatisfy(\.isPlainText)
    guard isPlain, !text.isEmpty, text.count <= Self.maximumLength, text.last != ":" else {
      let unlinked = sentence.flatMap(\.withoutLink)
      let words =
        unlinked.allSatisfy(\.isPlainText)
        ? MarkdownWriter().line(of: unlinked)
        : MarkdownText(unlinked.plainText.collapsingWhitespace).escaped
      description = words.count <= Self.maximumLength ? words : MarkdownText(title).escaped
      if description.isEmpty { description = MarkdownText(title).escaped }
      return
    }
    description = text
    let names = content.anchorNames.map { Inline(.html($0), at: blocks[index].position) }
    blocks[index].kind = .paragraph(names + rest)
  }
}

extension Block {
  fileprivate var isBlank: Bool {
    if case .paragraph(let content) = kind {
      content.plainText.allSatisfy(\.isWhitespace)
        && !content.contains { if case .image = $0.kind { true } else { false } }
    } else {
      false
    }
  }
}

extension Inline {
  fileprivate var isPlainText: Bool {
    switch kind {
    case .text, .softBreak, .code, .html: true
    case .emphasis(let content), .strong(let content): content.allSatisfy(\.isPlainText)
    case .lineBreak, .strikethrough, .link, .image, .footnoteReference: false
    }
  }

  /// The text of a link, or the inline itself.
  ///
  /// A DocC link that shows only its address becomes the name of the article.
  fileprivate var withoutLink: [Inline] {
    guard case .link(let destination, _, let content) = kind else { return [self] }
    guard destination.hasPrefix("doc:"), content.plainText == destination else { return content }
    let path = destination.dropFirst("doc:".count).prefix { $0 != "#" }
    let name = path.split(separator: "/").last ?? path
    return [Inline(.text(String(name).replacing("-", with: " ")), at: position)]
  }
}

extension [Inline] {
  fileprivate var splitAfterSentence: (sentence: [Inline], rest: [Inline]) {
    for (index, inline) in enumerated() {
      guard case .text(let text) = inline.kind else { continue }
      let isLast = index == count - 1 || self[index + 1].kind == .softBreak
      guard let end = text.sentenceEnd(isLast: isLast) else { continue }
      var sentence = Array(self[...index])
      sentence[index].kind = .text(String(text[..<end]))
      var rest = Array(self[index...])
      rest[0].kind = .text(String(text[end...].drop(while: \.isWhitespace)))
      if rest[0].kind == .text("") { rest.removeFirst() }
      if rest.first?.kind == .softBreak { rest.removeFirst() }
      return (sentence, rest)
    }
    return (self, [])
  }
}

extension String {
  /// The index after the first sentence; `nil` if the text doesn't end it.
  fileprivate func sentenceEnd(isLast: Bool) -> Index? {
    var index = startIndex
    while let stop = self[index...].firstIndex(where: { ".!?。！？".contains($0) }) {
      var end = self.index(after: stop)
      while end < endIndex, "”\"»)’".contains(self[end]) { end = self.index(after: end) }
      let word = self[..<stop].reversed().prefix { !$0.isWhitespace }
      // A period after a single letter, as in “e.g.”, doesn't end a sentence.
      let isShort = self[stop] == "." && (word.count < 2 || word.contains("."))
      if end == endIndex { return isLast && !isShort ? end : nil }
      let isEnd = self[end].isWhitespace || "。！？".contains(self[stop])
      if isEnd, !isShort { return end }
      index = end
    }
    return nil
  }
}
