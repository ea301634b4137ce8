/// The plain text of a page, made to be listened to: no marks, no drawn lines, one line a paragraph.
struct TextEdition {
  private let article: Article
  private let words: SharedWords
  /// The title, the place in the book, what the page is about, and its contents.
  private let front: [TextLine]
  /// The lines of each block, which search reads, too.
  let blocks: [[TextLine]]
  /// The characters of everything before the addresses.
  private let body: String
  /// The links whose addresses are listed.
  private let links: [TextLinks.Link]

  /// Creates the text of a page.
  ///
  /// - Parameter standsAlone: whether the text is read where no other file of the site is, so that
  ///   only links to other sites are listed.
  init(_ article: Article, standsAlone: Bool = false) {
    self.article = article
    words = InterfaceWords.words(for: article.language)
    let runText = RunText(words: words)
    let textBlocks = TextBlocks(words: words, text: runText)
    blocks = article.blocks.map { textBlocks.lines($0) }
    let front = Self.front(of: article, words, runText)
    self.front = front
    body = Self.text(of: [front] + blocks)
    links = TextLinks(article.blocks, words: words).links
      .filter { !standsAlone || $0.leadsOut }
  }

  /// The characters of the file, with the mark that tells programs the encoding.
  var file: String { "\u{FEFF}" + text() }

  /// The characters of the text; addresses are counted from the page unless given a place.
  func text(seenFrom place: PagePath? = nil) -> String {
    body + Self.text(of: [links(seenFrom: place ?? article.page)])
  }

  /// The lines.
  var lines: [TextLine] {
    front + blocks.joined() + links(seenFrom: article.page)
  }

  /// The characters of stretches of lines, each line ended by a line feed.
  private static func text(of stretches: [[TextLine]]) -> String {
    var text = ""
    for lines in stretches {
      for line in lines {
        for piece in line.pieces { text += piece.text }
        text += "\n"
      }
    }
    return text.composed
  }

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
    guard article.needsContents else { return lines }
    lines += [.shared(""), .shared(""), .added(words.contents + "."), .shared("")]
    return lines
      + article.sections.map { section in
        let number = section.number.map(String.init).joined(separator: ".")
        return .added("\(number). \(section.content.plainText)")
      }
  }

  /// The addresses of the links, which the text itself leaves out.
  private func links(seenFrom place: PagePath) -> [TextLine] {
    guard !links.isEmpty else { return [] }
    return [.shared(""), .shared(""), .added(words.textEdition.links + "."), .shared("")]
      + links.enumerated().map { index, link in
        let address = link.address(seenFrom: place)
        return .added("\(words.textEdition.link(index + 1)) \(link.name): \(address)")
      }
  }
}
