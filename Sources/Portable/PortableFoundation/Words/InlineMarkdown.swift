import Foundation

/// A text with Markdown inside its lines, without its markup.
package struct InlineMarkdown: Sendable {
  /// A link, counted in characters of the plain text.
  package struct Link: Equatable, Sendable {
    package var start: Int
    package var count: Int
    package let destination: String

    package init(start: Int, count: Int, destination: String) {
      self.start = start
      self.count = count
      self.destination = destination
    }
  }

  package private(set) var plain = ""
  package private(set) var links: [Link] = []

  package init(_ text: String) {
    var rest = Substring(text)
    var former: Character?
    while let character = rest.first {
      if let inflected = InflectedText(opening: rest) {
        plain += inflected.text
        rest = rest.dropFirst(inflected.length)
      } else if let link = Self.link(in: rest) ?? Self.address(in: rest, after: former) {
        let place = Link(start: plain.count, count: link.words.count, destination: link.destination)
        links.append(place)
        plain += link.words
        rest = rest.dropFirst(link.length)
      } else if let marked = Self.marked(in: rest, after: former) {
        append(marked.mark == "`" ? nil : InlineMarkdown(marked.words), or: marked.words)
        rest = rest.dropFirst(marked.length)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
        former = character
        continue
      }
      former = plain.last
    }
  }

  private mutating func append(_ inner: InlineMarkdown?, or literal: String) {
    guard let inner else {
      plain += literal
      return
    }
    links += inner.links.map {
      Link(start: plain.count + $0.start, count: $0.count, destination: $0.destination)
    }
    plain += inner.plain
  }

  private static func marked(
    in text: Substring,
    after former: Character?
  ) -> (mark: String, words: String, length: Int)? {
    for mark in ["***", "**", "*", "__", "_", "~~", "`"] where text.hasPrefix(mark) {
      let rest = text.dropFirst(mark.count)
      guard let first = rest.first, !first.isWhitespace, let end = rest.range(of: mark),
        end.lowerBound > rest.startIndex
      else { continue }
      let words = String(rest[..<end.lowerBound])
      guard words.last?.isWhitespace == false else { continue }
      // An underscore within a word is literal.
      let isInWord = [former, rest[end.upperBound...].first].contains { $0?.isLetter == true }
      if mark.first == "_", isInWord { continue }
      return (mark, words, words.count + 2 * mark.count)
    }
    return nil
  }

  private typealias FoundLink = (words: String, destination: String, length: Int)

  private static func link(in text: Substring) -> FoundLink? {
    guard text.first == "[", let middle = text.range(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let words = InlineMarkdown(String(text.dropFirst()[..<middle.lowerBound])).plain
    let destination = String(text[middle.upperBound..<end])
    return (words, destination, text.distance(from: text.startIndex, to: end) + 1)
  }

  /// A web address that is its own link.
  private static func address(in text: Substring, after former: Character?) -> FoundLink? {
    guard former?.isLetter != true, text.hasPrefix("https://") || text.hasPrefix("http://") else {
      return nil
    }
    var address = text.prefix { !$0.isWhitespace && !"<>\"".contains($0) }
    while let last = address.last, ".,;:!?)".contains(last) { address.removeLast() }
    guard !address.hasSuffix("/") || address.count > "https://".count else { return nil }
    return (String(address), String(address), address.count)
  }
}
