import Articles
import Markdown
import SourceText

/// A page of another tool as plain Markdown: without HTML, with levels that begin at two, its links as
/// they were.
struct ForeignPage {
  let path: String
  var title: String
  /// What the page is about, in a sentence of Markdown.
  var description: String
  var blocks: [Block]
  /// The page as it was prepared, with what was lost on the way.
  var source: PreparedText
  /// The names of places that the page had, by those that they have in a book; empty for the beginning.
  var anchors: [String: String] = [:]

  /// The name in a book of a place of the page; empty for its beginning, `nil` if there is none.
  func anchor(_ name: String) -> String? {
    anchors[name] ?? anchors[Self.key(name)]
  }

  /// A name of a place as tools spell it differently: without capitals and signs.
  static func key(_ name: String) -> String {
    "~" + name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension ForeignPage {
  /// The longest sentence that is taken for a description, in letters.
  private static let longest = 250

  /// Takes the first sentence of the page as what it is about; it is shown in its place.
  mutating func takeDescription() {
    let index = blocks.firstIndex { !$0.isNothing }
    guard let index, case .paragraph(let content) = blocks[index].kind else {
      description = MarkdownText(title).escaped
      return
    }
    let (sentence, rest) = content.splitAfterSentence
    let text = MarkdownWriter().line(of: sentence)
    let isPlain = sentence.allSatisfy(\.isPlainText)
    guard isPlain, !text.isEmpty, text.count <= Self.longest, text.last != ":" else {
      let unlinked = sentence.flatMap(\.withoutLink)
      let words =
        unlinked.allSatisfy(\.isPlainText)
        ? MarkdownWriter().line(of: unlinked)
        : MarkdownText(unlinked.plainText.foldingSpace).escaped
      description = words.count <= Self.longest ? words : MarkdownText(title).escaped
      if description.isEmpty { description = MarkdownText(title).escaped }
      return
    }
    description = text
    let names = content.placeNames.map { Inline(.html($0), at: blocks[index].position) }
    blocks[index].kind = .paragraph(names + rest)
  }
}

extension Block {
  /// Whether the block has no words.
  fileprivate var isNothing: Bool {
    if case .paragraph(let content) = kind {
      content.plainText.allSatisfy(\.isWhitespace)
        && !content.contains { if case .image = $0.kind { true } else { false } }
    } else {
      false
    }
  }
}

extension Inline {
  /// Whether the piece can stand in a line about the page.
  fileprivate var isPlainText: Bool {
    switch kind {
    case .text, .softBreak, .code, .html: true
    case .emphasis(let content), .strong(let content): content.allSatisfy(\.isPlainText)
    case .lineBreak, .strikethrough, .link, .image, .footnoteReference: false
    }
  }
}

extension Inline {
  /// The piece, or the words of a link; for one of DocC that shows only its address, the name of the
  /// article.
  fileprivate var withoutLink: [Inline] {
    guard case .link(let destination, _, let content) = kind else { return [self] }
    guard destination.hasPrefix("doc:"), content.plainText == destination else { return content }
    let path = destination.dropFirst("doc:".count).prefix { $0 != "#" }
    let name = path.split(separator: "/").last ?? path
    return [Inline(.text(String(name).replacing("-", with: " ")), at: position)]
  }
}

extension [Inline] {
  /// The first sentence, and what follows it.
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
  /// The index after the first sentence; `nil` if the text ends before it does.
  fileprivate func sentenceEnd(isLast: Bool) -> Index? {
    var index = startIndex
    while let stop = self[index...].firstIndex(where: { ".!?。！？".contains($0) }) {
      var end = self.index(after: stop)
      while end < endIndex, "”\"»)’".contains(self[end]) { end = self.index(after: end) }
      let word = self[..<stop].reversed().prefix { !$0.isWhitespace }
      // A full stop after a single letter, as in 'e.g.', ends no sentence.
      let isShort = self[stop] == "." && (word.count < 2 || word.contains("."))
      if end == endIndex { return isLast && !isShort ? end : nil }
      let isEnd = self[end].isWhitespace || "。！？".contains(self[stop])
      if isEnd, !isShort { return end }
      index = end
    }
    return nil
  }
}
