package import BookModel
import Localization
import SourceText

/// A page as plain text for listening: no markup, no box drawing, and one line for each paragraph.
///
/// Links are listed with their addresses at the end.
package struct PlainTextPage {
  private let article: Article
  private let words: SharedInterfaceText
  /// The text before the list of links, in UTF-8.
  package let body: [UInt8]
  /// The range of each block in `body`.
  package let places: [Range<Int>]
  private let links: [TextLinks.Link]

  /// Renders a page.
  ///
  /// - Parameter standsAlone: whether the text is read without the other files of the site. Then
  ///   only links to other sites are listed.
  package init(_ article: Article, isStandalone: Bool = false) {
    self.article = article
    words = article.words
    var places: [Range<Int>]
    (body, places) = Self.text(of: Self.groups(of: article, words))
    // The table of contents isn't a block, so its range is removed.
    let opening = article.openingCount
    if opening > 0 { places.remove(at: opening) }
    self.places = places
    links = TextLinks(article.blocks, words: words).links
      .filter { !isStandalone || $0.isExternalLink }
  }

  /// The bytes of the page's own file, with a byte order mark.
  package var file: [UInt8] { text(after: PlainTextBook.mark, relativeTo: article.page) }

  /// The bytes of the text as part of a joined file, with addresses relative to that file.
  package func text(in file: PagePath) -> [UInt8] { text(after: "", relativeTo: file) }

  private func text(after opening: String, relativeTo page: PagePath) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(opening.utf8.count + body.count + 160 * (links.count + 1))
    text.append(contentsOf: opening.utf8)
    text.append(contentsOf: body)
    for line in linksHeading {
      text.append(contentsOf: line.text.composed.withVisibleControls.utf8)
      text.append(UInt8(ascii: "\n"))
    }
    // Append bytes instead of joining lines; the report on a long book has thousands of links.
    for index in links.indices {
      let line = line(ofLink: index, relativeTo: page)
      text.append(contentsOf: line.composed.withVisibleControls.utf8)
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  package var lines: [TextLine] {
    Self.groups(of: article, words).flatMap(\.self) + linksHeading
      + links.indices.map { .added(line(ofLink: $0, relativeTo: article.page)) }
  }

  private static func text(of groups: [[TextLine]]) -> (bytes: [UInt8], places: [Range<Int>]) {
    var bytes: [UInt8] = []
    let ends = groups.map { lines in
      let text = lines.reduce(into: "") { text, line in
        for piece in line.pieces { text += piece.text }
        text += "\n"
      }
      bytes.append(contentsOf: text.composed.withVisibleControls.utf8)
      return bytes.count
    }
    return (bytes, zip(ends, ends.dropFirst()).map { $0..<$1 })
  }

  /// The lines in groups: front matter, then each block, with the table of contents after the
  /// opening blocks.
  private static func groups(of article: Article, _ words: SharedInterfaceText) -> [[TextLine]] {
    let text = RunText(words: words)
    let blocks = TextBlocks(words: words, text: text)
    let front = front(of: article, words, text)
    let contents = contents(of: article, words)
    let lines = article.blocks.map { blocks.lines($0) }
    let opening = article.openingCount
    guard opening > 0 else { return [front + contents] + lines }
    return [front] + lines[..<opening] + [contents] + lines[opening...]
  }

  private static func front(
    of article: Article,
    _ words: SharedInterfaceText,
    _ text: RunText
  ) -> [TextLine] {
    let language = words.textEdition.language(words.languageName)
    let title = text.pieces(article.title).endingSentence()
    var lines = [TextLine(pieces: title, kind: .heading)]
    if let location = article.location {
      let place = TextLine.Piece(text: " " + language, isAddition: true)
      lines.append(TextLine(pieces: text.pieces(location) + [place]))
    } else {
      lines.append(.added(language))
    }
    lines += [.shared(""), TextLine(pieces: text.pieces(article.lead))]
    if let notice = article.notice { lines += [.shared(""), .shared(notice.words)] }
    return lines
  }

  private static func contents(of article: Article, _ words: SharedInterfaceText) -> [TextLine] {
    guard article.needsContents else { return [] }
    return [.shared(""), .shared(""), .added(words.contents + "."), .shared("")]
      + article.sections.map { section in
        .added("\(section.numberText). \(section.content.plainText)")
      }
  }

  private var linksHeading: [TextLine] {
    guard !links.isEmpty else { return [] }
    return [.shared(""), .shared(""), .added(words.textEdition.links + "."), .shared("")]
  }

  private func line(ofLink index: Int, relativeTo place: PagePath) -> String {
    let link = links[index]
    let address = link.address(relativeTo: place)
    return "\(words.textEdition.link(index + 1)) \(link.name): \(address)"
  }
}
