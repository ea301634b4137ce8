import Articles
import BookModel
import Localization
import Markup

/// The sitemap for search engines, and the `robots.txt` that refers to it.
///
/// Source: the sitemaps protocol 0.9, which requires absolute addresses.
struct Sitemap {
  let book: Book
  let pages: [PagePath]

  /// The files; none if the address of the site is unknown.
  var files: [OutputFile] {
    guard let address = SiteAddress(of: book) else { return [] }
    let days = Dictionary(
      book.languages.flatMap { language in
        book.pages(in: language).map { ($0.page, $0.edition.frontMatter.lastChange) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    let urls = pages.map { page in
      XML(
        "url",
        children: [XML("loc", text: address.address(of: page))]
          + ((days[page] ?? nil).map { [XML("lastmod", text: $0)] } ?? [])
      )
    }
    let map = XML(
      "urlset",
      ["xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9"],
      children: urls
    )
    let robots = "User-agent: *\nAllow: /\nSitemap: \(address.base)sitemap.xml\n"
    return [
      OutputFile(path: "sitemap.xml", text: map.document),
      OutputFile(path: "robots.txt", text: robots),
    ]
  }
}

/// An `llms.txt`: a list of the plain texts for programs that use a language model.
///
/// Source: the proposal llmstxt.org: a heading, a quotation, and lists of links by section.
struct LanguageModelGuide {
  let book: Book

  var file: OutputFile {
    let language = book.languages.first ?? "en"
    let head = "# \(book.title[language])\n\n> \(book.description[language])\n"
    return OutputFile(path: "llms.txt", text: head + book.languages.map(section).joined())
  }

  private func section(_ language: String) -> String {
    let words = book.words[language]
    let bookLine = "- [\(words.textPages.whole)](\(href(.bookText(language: language))))\n"
    let chapters = book.pages(in: language).map { edition, page in
      let frontMatter = edition.frontMatter
      let link = "[\(frontMatter.title)](\(href(page.plainText)))"
      let glance = frontMatter.glances.flatMap { $0.sentences(in: words) }
      let sentences = [frontMatter.description] + glance
      return "- \(link): \(sentences.joined(separator: " "))\n"
    }
    return "\n## \(words.languageName)\n\n" + bookLine + chapters.joined() + symptoms(language)
  }

  /// What someone notices, with its cause and fix, and a link to the chapter about it.
  private func symptoms(_ language: String) -> String {
    let symptoms = Symptom.all(in: book, language: language, LinkResolver(book: book))
    guard !symptoms.isEmpty, let table = book.tables[Symptom.table] else { return "" }
    let lines = symptoms.map { symptom in
      "- [\(symptom.name)](\(href(symptom.page.plainText))): \(symptom.why) \(symptom.fix)\n"
    }
    return "\n## \(table.caption[language]) (\(book.words[language].languageName))\n\n"
      + lines.joined()
  }

  private func href(_ page: PagePath) -> String {
    SiteAddress(of: book)?.address(of: page) ?? PagePath("llms.txt").href(to: page)
  }
}

struct XML: Sendable {
  private let name: String
  private let attributes: [(name: String, value: String)]
  private let text: String
  private let children: [XML]

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String = "") {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.text = text
    children = []
  }

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], children: [XML]) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    text = ""
    self.children = children
  }

  var document: String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + markup + "\n"
  }

  private var markup: String {
    let tag =
      name
      + attributes.map { " \($0.name)=\"\($0.value.escapedForMarkup(in: .attribute))\"" }.joined()
    if children.isEmpty, text.isEmpty { return "<\(tag)/>" }
    let content =
      children.isEmpty
      ? text.escapedForMarkup(in: .text) : "\n" + children.map { $0.markup + "\n" }.joined()
    return "<\(tag)>\(content)</\(name)>"
  }
}
