import Foundation

/// The plain text of a page, made to be listened to: no marks, no drawn lines, one line a paragraph.
struct TextEdition {
  private let article: Article
  private let words: InterfaceWords
  private let runText: RunText
  private let place: PagePath
  private let standsAlone: Bool

  /// Creates the text of a page; addresses are counted from the page unless given a place.
  ///
  /// - Parameter standsAlone: whether the text is read where no other file of the site is, so that
  ///   only links to other sites are listed.
  init(_ article: Article, seenFrom place: PagePath? = nil, standsAlone: Bool = false) {
    self.standsAlone = standsAlone
    self.article = article
    self.place = place ?? article.page
    words = InterfaceWords.words(for: article.language)
    runText = RunText(words: words)
  }

  /// The characters of the file, with the mark that tells programs the encoding.
  var file: String { "\u{FEFF}" + text }

  /// The characters of the text.
  var text: String {
    lines.map(\.text).joined(separator: "\n").precomposedStringWithCanonicalMapping + "\n"
  }

  /// The lines.
  var lines: [TextLine] {
    let blocks = TextBlocks(words: words, text: runText)
    return front + (article.needsContents ? contents : []) + blocks.lines(article.blocks) + links
  }

  /// The title, the place in the book and what the page is about.
  private var front: [TextLine] {
    let language = words.textEdition.language(words.languageName)
    let title = runText.pieces(article.title).endingSentence()
    var lines = [TextLine(pieces: title, kind: .heading)]
    if let location = article.location {
      let place = TextLine.Piece(text: " " + language, isAddition: true)
      lines.append(TextLine(pieces: runText.pieces(location) + [place]))
    } else {
      lines.append(.added(language))
    }
    lines += [.shared(""), TextLine(pieces: runText.pieces(article.lead))]
    guard let notice = article.notice else { return lines }
    return lines + [.shared(""), .shared(notice.words)]
  }

  private var contents: [TextLine] {
    [.shared(""), .shared(""), .added(words.contents + "."), .shared("")]
      + article.sections.map { section in
        let number = section.number.map(String.init).joined(separator: ".")
        return .added("\(number). \(section.content.plainText)")
      }
  }

  /// The addresses of the links, which the text itself leaves out.
  private var links: [TextLine] {
    let links = TextLinks(page: place, blocks: article.blocks).links
      .filter { !standsAlone || LinkResolver.isExternal($0.address) }
    guard !links.isEmpty else { return [] }
    return [.shared(""), .shared(""), .added(words.textEdition.links + "."), .shared("")]
      + links.enumerated().map { index, link in
        .added("\(words.textEdition.link(index + 1)) \(link.name): \(link.address)")
      }
  }
}
