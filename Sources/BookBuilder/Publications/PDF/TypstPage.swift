import Articles
import BookModel
import Localization

/// A page of a publication as Typst markup; ``TypstSource`` joins the pages.
///
/// Text is only ever written as string literals, so nothing in it is interpreted as markup.
struct TypstPage {
  private(set) var text = ""
  var longestWord: Int?
  var drawings: [String: [UInt8]] = [:]
  let page: PublicationPage
  let words: SharedInterfaceText
  let fonts: TypstFonts
  private let publication: Publication
  private let links: PublicationLinks
  private let isListed: Bool
  private let drawingsBefore: Int

  /// - Parameters:
  ///   - isListed: whether the contents list the page.
  ///   - drawingsBefore: the number of drawings on the previous pages.
  init(
    _ page: PublicationPage,
    of publication: Publication,
    fonts: TypstFonts,
    links: PublicationLinks,
    isListed: Bool,
    drawingsBefore: Int
  ) {
    self.page = page
    self.publication = publication
    self.fonts = fonts
    self.links = links
    self.isListed = isListed
    self.drawingsBefore = drawingsBefore
    words = page.article.words
  }

  mutating func write() {
    let article = page.article
    inLanguage(page.language == publication.language ? nil : page.language) { page in
      page.label(page.page.name)
      page.wrap("#heading(\(page.headingArguments))[", "]\n") { $0.write(article.title) }
      if let location = article.location { page.paragraph { $0.write(location) } }
      page.paragraph { $0.write(article.lead) }
      if let notice = article.notice {
        page.inLanguage(notice.language) { $0.paragraph(notice.words) }
      }
      page.write(article.blocks)
    }
  }

  /// Chapters are numbered; pages missing from the contents still get a bookmark.
  private var headingArguments: String {
    let number = page.kind == .chapter ? ", numbering: \"1.\"" : ""
    return "level: 1\(number)" + (isListed ? "" : ", outlined: false, bookmarked: true")
  }

  var nextDrawing: String { "drawing-\(drawingsBefore + drawings.count + 1).svg" }

  func destination(of target: LinkTarget) -> LinkDestination {
    links.destination(of: target, on: page)
  }

  var introduction: PublicationPage? { links.introduction }

  mutating func put(_ command: String) { text += command }

  mutating func put(words: String) {
    if !words.isEmpty { text += "#" + literal(words) }
  }

  /// A text as a Typst string; in tables, long words get break opportunities.
  func literal(_ words: String) -> String {
    let words = longestWord.map(words.withLineEnds(inWordsLongerThan:)) ?? words
    return TypstString(words, in: fonts).literal
  }

  mutating func wrap(_ start: String, _ end: String, _ content: (inout TypstPage) -> Void) {
    text += start
    content(&self)
    text += end
  }

  mutating func paragraph(_ content: (inout TypstPage) -> Void) { wrap("#par[", "]\n", content) }

  mutating func caption(_ content: (inout TypstPage) -> Void) {
    wrap("#block(sticky: true)[#par[", "]]\n", content)
  }

  mutating func paragraph(_ words: String) { paragraph { $0.put(words: words) } }

  mutating func inLanguage(_ language: String?, _ content: (inout TypstPage) -> Void) {
    guard let language else { return content(&self) }
    let name = String(language.prefix { $0 != "-" })
    wrap("#text(lang: \(TypstString(verbatim: name).literal))[", "]", content)
  }

  mutating func label(_ name: String) {
    text += "#metadata(none)#label(\(TypstString(verbatim: name).literal))"
  }

  mutating func label(anchor: String?) {
    if let anchor { label(page.name(of: anchor)) }
  }
}
