package import BookModel
package import Localization

/// Composes the page that lists the plain-text editions.
///
/// It links to the text of each page and to a file with all of them, with their sizes.
package struct TextPagesComposer {
  package let pages: [(page: PagePath, title: [Run], size: Int)]
  /// The size of the file with all chapters, in bytes.
  package let wholeSize: Int
  package let language: String
  package let words: SharedInterfaceText

  package init(
    pages: [(page: PagePath, title: [Run], size: Int)],
    wholeSize: Int,
    language: String,
    words: SharedInterfaceText
  ) {
    self.pages = pages
    self.wholeSize = wholeSize
    self.language = language
    self.words = words
  }

  private var runs: ScriptRuns { ScriptRuns(language: language) }

  package var article: Article {
    let texts = words.textPages
    return Article(
      language: words.language,
      words: words,
      page: .textPages(language: language),
      title: runs.runs(of: texts.title),
      lead: runs.runs(of: texts.lead),
      blocks: [
        heading(1, anchor: "book", texts.whole),
        .paragraph(runs.runs(of: texts.wholeLead)),
        .paragraph([link(runs.runs(of: texts.whole), .bookText(language: language), wholeSize)]),
        heading(2, anchor: "pages", texts.pages),
        .list(
          ArticleList(
            start: nil,
            items: pages.map { page in
              [.paragraph([link(page.title, page.page.plainText, page.size)])]
            }
          )
        ),
      ]
    )
  }

  private func heading(_ number: Int, anchor: String, _ title: String) -> ArticleBlock {
    .heading(
      ArticleHeading(level: 2, anchor: anchor, number: [number], content: runs.runs(of: title))
    )
  }

  private func link(_ name: [Run], _ file: PagePath, _ size: Int) -> Run {
    let size = words.textPages.size(String((size + 999) / 1000))
    return .link(.file(file), name + runs.runs(of: ", " + size))
  }
}
