package import BookModel
import Localization
import SourceText

/// The plain text of a page, made to be listened to: no marks, no drawn lines, one line a paragraph.
package struct PlainTextPage {
  private let article: Article
  private let words: SharedWords
  /// The bytes of everything before the addresses.
  package let body: [UInt8]
  /// Where the text of each block lies in them.
  package let places: [Range<Int>]
  /// The links whose addresses are listed.
  private let links: [TextLinks.Link]

  /// Creates the text of a page.
  ///
  /// - Parameter standsAlone: whether the text is read where no other file of the site is, so that
  ///   only links to other sites are listed.
  package init(_ article: Article, standsAlone: Bool = false) {
    self.article = article
    words = article.words
    var places: [Range<Int>]
    (body, places) = Self.text(of: Self.stretches(of: article, words))
    // The contents, which are no block, stand between the blocks that open the page and the others.
    let opening = article.openingCount
    if opening > 0 { places.remove(at: opening) }
    self.places = places
    links = TextLinks(article.blocks, words: words).links
      .filter { !standsAlone || $0.leadsOut }
  }

  /// The bytes of the file, with the mark that tells programs the encoding.
  package var file: [UInt8] { text(after: PlainTextBook.mark, seenFrom: article.page) }

  /// The bytes of the text as it stands in a file of several, with the addresses of links as seen from
  /// that.
  package func text(in file: PagePath) -> [UInt8] { text(after: "", seenFrom: file) }

  private func text(after opening: String, seenFrom page: PagePath) -> [UInt8] {
    var text: [UInt8] = []
    // A link takes a line; most are shorter.
    text.reserveCapacity(opening.utf8.count + body.count + 160 * (links.count + 1))
    text.append(contentsOf: opening.utf8)
    text.append(contentsOf: body)
    for line in openingOfLinks {
      text.append(contentsOf: line.text.composed.utf8)
      text.append(UInt8(ascii: "\n"))
    }
    // The page about the check of a long book has thousands.
    for index in links.indices {
      text.append(contentsOf: line(ofLink: index, seenFrom: page).composed.utf8)
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  package var lines: [TextLine] {
    Self.stretches(of: article, words).flatMap(\.self) + openingOfLinks
      + links.indices.map { .added(line(ofLink: $0, seenFrom: article.page)) }
  }

  /// The bytes of stretches of lines, each line ended by a line feed, and where the stretches after
  /// the first lie in them.
  private static func text(of stretches: [[TextLine]]) -> (bytes: [UInt8], places: [Range<Int>]) {
    var bytes: [UInt8] = []
    let ends = stretches.map { lines in
      let text = lines.reduce(into: "") { text, line in
        for piece in line.pieces { text += piece.text }
        text += "\n"
      }
      bytes.append(contentsOf: text.composed.utf8)
      return bytes.count
    }
    return (bytes, zip(ends, ends.dropFirst()).map { $0..<$1 })
  }

  /// The lines of what stands before the text, and those of each block; the contents stand between the
  /// blocks that open the page and the others.
  private static func stretches(of article: Article, _ words: SharedWords) -> [[TextLine]] {
    let text = RunText(words: words)
    let blocks = TextBlocks(words: words, text: text)
    let front = front(of: article, words, text)
    let contents = contents(of: article, words)
    let lines = article.blocks.map { blocks.lines($0) }
    let opening = article.openingCount
    guard opening > 0 else { return [front + contents] + lines }
    return [front] + lines[..<opening] + [contents] + lines[opening...]
  }

  /// The title, the place in the book, and what the page is about.
  private static func front(
    of article: Article,
    _ words: SharedWords,
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

  /// The sections of the page with their numbers.
  private static func contents(of article: Article, _ words: SharedWords) -> [TextLine] {
    guard article.needsContents else { return [] }
    return [.shared(""), .shared(""), .added(words.contents + "."), .shared("")]
      + article.sections.map { section in
        .added("\(section.numberText). \(section.content.plainText)")
      }
  }

  /// What stands before the addresses of the links, which the text itself leaves out.
  private var openingOfLinks: [TextLine] {
    guard !links.isEmpty else { return [] }
    return [.shared(""), .shared(""), .added(words.textEdition.links + "."), .shared("")]
  }

  /// The number of a link, its name and its address.
  private func line(ofLink index: Int, seenFrom place: PagePath) -> String {
    let link = links[index]
    let address = link.address(seenFrom: place)
    return "\(words.textEdition.link(index + 1)) \(link.name): \(address)"
  }
}
