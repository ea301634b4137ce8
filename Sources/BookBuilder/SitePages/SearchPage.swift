import Articles
package import BookModel
import Localization
import Markup
import SourceText

/// The page of search results, and the search form of all pages.
///
/// Searching happens in the browser, in `Site/search.js`; a book without that file has no search.
package struct SearchPage {
  let book: Book
  let language: String
  let outline: SiteOutline

  static let script = "search.js"

  static func exists(in book: Book) -> Bool {
    book.siteFiles[script] != nil
  }

  /// What suggests and ranks pages, with the index of the language: one file, so that it is one
  /// request.
  static func bundle(language: String) -> PagePath { PagePath("\(language)/search/index.js") }

  /// What search indexes of a reference page; `nil` for alphabetical and other indexes, which
  /// repeat the content of other pages.
  static func searchable(_ article: Article, _ text: PlainTextPage) -> SearchablePage? {
    let language = article.language
    let indexes = [ReferencePage.alphabet, .sections, .timeline, .checklists, .chapters, .list]
    guard !indexes.contains(where: { $0.path(language: language) == article.page }) else {
      return nil
    }
    let divided = [ReferencePage.alphabet, .sections].map { $0.path(language: language) }
    guard !divided.contains(where: article.page.isBelow) else { return nil }
    // A page that only lists its parts has nothing to find either.
    let isDivided = article.blocks.contains { block in
      if case .list(let list) = block { !list.places.isEmpty } else { false }
    }
    guard !isDivided else { return nil }
    // Items of checklists are found in their chapters, and checklists by their names. A component
    // is found by its text before the first heading; all of its code would enlarge the index by a
    // fifth.
    let checklists = ChecklistGroup.allCases.map { ReferencePage.path(of: $0, language: language) }
    var opening = article
    if checklists.contains(article.page)
      || article.page.isBelow(ReferencePage.checklists.path(language: language))
    {
      opening.blocks = []
    } else if PagePath.isComponent(article.page) {
      let end = article.blocks.firstIndex { if case .heading = $0 { true } else { false } }
      opening.blocks = Array(article.blocks[..<(end ?? article.blocks.endIndex)])
    } else {
      return SearchablePage(article, text, kind: .reference)
    }
    return SearchablePage(opening, PlainTextPage(opening), kind: .reference)
  }

  /// The search form; without scripts it still opens the page, which then explains what to do.
  ///
  /// It has no button, as the Return key of every keyboard sends it, and so one Tab stop fewer.
  ///
  /// - Parameter hasButton: for a page where the form is the content.
  static func form(
    to address: String,
    words: InterfaceText.Search,
    hasButton: Bool = false
  ) -> HTML {
    .element(
      name: "form",
      attributes: [
        Attribute("role", "search"), .class("search"),
        Attribute("action", address),
      ],
      content: .group([
        .element(
          name: "label",
          attributes: [],
          content: .group([
            span { words.label }, " ",
            .void(
              name: "input",
              attributes: [
                Attribute("name", "q"), .type("search"), Attribute("enterkeyhint", "search"),
                Attribute("autocomplete", "off"),
              ]
            ),
          ])
        ),
        hasButton
          ? .group([
            " ", .element(name: "button", attributes: [], content: .text(words.button)),
          ]) : .empty,
      ])
    )
  }

  func printed() -> PrintedPage {
    let layout = PageLayout(
      book: book,
      language: language,
      page: page,
      outline: outline,
      title: "\(words.search.title) – \(book.title[language])",
      description: "\(words.search.title): \(book.description[language])",
      translations: book.languages.map { other in
        PageLayout.Translation(language: other, page: page.inLanguage(other))
      },
      script: Self.script
    )
    return layout.printed {
      main(id: "main", Attribute("data-words", phrases), Attribute("data-index", "index.js")) {
        heading(level: 1) { words.search.title }
        HTML.element(
          name: "noscript",
          attributes: [],
          content: p { words.search.withoutScript }
        )
        ul { HTML.group(indexes.map { link in li(.class("standalone")) { link } }) }
        layout.enhancements(words)
      }
    }
  }

  package static func file(of index: SearchIndex, book: Book, language: String) -> OutputFile {
    let hints = SearchHints(
      functionWords: book.words[language].search.functionWords,
      aliases: book.aliases[language] ?? [],
      words: words(of: book.words[language])
    )
    let parts = SearchParts(book)
    return OutputFile(
      path: bundle(language: language).path,
      bytes: parts.scripts + Array(index.script(hints).utf8)
    )
  }

  private static func words(of words: SharedInterfaceText) -> [String: String] {
    [
      "symptom": words.search.groups.symptom, "component": words.search.groups.component,
      "chapter": words.search.groups.chapter, "reference": words.search.groups.reference,
      "all": words.search.groups.all, "kinds": words.search.groups.kinds,
      "suggestions": words.search.suggestions, "allResults": words.search.allResults,
    ]
  }

  var page: PagePath { .search(language: language) }
  private var words: SharedInterfaceText { book.words[language] }

  private var indexes: [HTML] {
    let candidates = [ReferencePage.alphabet, .sections, .components, .glossary]
    let pages = candidates.filter(outline.reference.contains)
    return pages.map { reference in
      a(href: page.href(to: reference.path(language: language))) {
        reference.title(in: words).title
      }
    } + [
      a(href: page.href(to: ReferencePage.chapterList(of: book, language: language))) {
        words.allChapters
      }
    ]
  }

  private var phrases: String {
    var phrases = words.search.results.forms
    phrases["none"] = words.search.none
    phrases["advice"] = words.search.advice
    phrases["otherKeyboard"] = words.search.otherKeyboard
    phrases["otherLetters"] = words.search.otherLetters
    phrases["corrected"] = words.search.corrected
    phrases["similar"] = words.search.similar
    phrases["more"] = words.search.more
    phrases["sections"] = words.search.sections
    phrases["title"] = book.title[language]
    return ScriptSafeJSON(phrases).json
  }
}
