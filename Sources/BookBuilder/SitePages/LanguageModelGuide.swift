import BookModel
import Localization

/// A list of the plain texts for programs that read with a language model.
///
/// Source: the proposal llmstxt.org: a heading, a quotation, and lists of links by section.
struct LanguageModelGuide {
  let book: Book

  /// The file.
  var file: OutputFile {
    let language = book.languages.first ?? "en"
    let head = "# \(book.title[language])\n\n> \(book.description[language])\n"
    return OutputFile(path: "llms.txt", text: head + book.languages.map(section).joined())
  }

  private func section(_ language: String) -> String {
    let words = book.words[language]
    let whole = "- [\(words.textPages.whole)](\(href(.wholeText(language: language))))\n"
    let chapters = book.pages(in: language).map { edition, page in
      let matter = edition.frontMatter
      let glance = matter.glance.map { " " + $0.sentences(in: words).joined(separator: " ") } ?? ""
      return "- [\(matter.title)](\(href(page.plainText))): \(matter.description)\(glance)\n"
    }
    return "\n## \(words.languageName)\n\n" + whole + chapters.joined()
  }

  private func href(_ page: PagePath) -> String {
    SiteAddress(of: book)?.address(of: page) ?? PagePath("llms.txt").href(to: page)
  }
}
