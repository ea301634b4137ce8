import Articles
import BookModel
import Localization
import Markup

/// The links from every page to the main pages.
///
/// Wide windows show as many as the budget of Tab stops allows, and narrow windows only the menu
/// with all of them, which is one stop and needs no script. The menu of a chapter also leads to the
/// chapters before and after it, as their links are at the end of a page that may be long.
struct PageMenu {
  let layout: PageLayout
  /// The number of Tab stops.
  let room: Int

  var html: HTML {
    if entries.count <= room { return links(entries, .class("ways")) }
    return .group([
      room > 1 ? links(Array(entries.prefix(room - 1)), .class("ways some")) : .empty,
      details(.class("menu"), summary: .text(words.site.menu)) {
        nav(label: words.site.menu) {
          ul {
            HTML.group(entries.map { entry in li { link(entry) } })
            HTML.group(layout.neighbourLinks.map { link in li { link } })
          }
        }
      },
    ])
  }

  private var words: SharedInterfaceText { layout.words }
  private var book: Book { layout.book }
  private var language: String { layout.language }

  private func links(_ entries: [Entry], _ attributes: Attribute...) -> HTML {
    entries.isEmpty
      ? .empty
      : .element(
        name: "nav",
        attributes: [.label(words.site.pages)] + attributes,
        content: list(entries)
      )
  }

  private func list(_ entries: [Entry]) -> HTML {
    ul { HTML.group(entries.map { entry in li { link(entry) } }) }
  }

  private func link(_ entry: Entry) -> HTML {
    entry.target == .page(layout.page, anchor: nil)
      ? span(.current) { entry.name }
      : a(href: layout.page.href(to: entry.target)) { entry.name }
  }

  private typealias Entry = (target: LinkTarget, name: String)

  private var entries: [Entry] {
    let outline = layout.outline
    let components = ReferencePage.components
    return [
      (ReferencePage.chapterList(of: book, language: language), words.site.chapters),
      outline.hasReference
        ? (ReferencePage.referenceList(of: book, language: language), words.reference) : nil,
      outline.reference.contains(components)
        ? (target(components), components.title(in: words).title) : nil,
      outline.symptoms.map { (.page($0.page, anchor: nil), $0.title) },
      TryPage.exists(in: book)
        ? (.page(.tryout(language: language), anchor: nil), words.trial.title) : nil,
    ]
    .compactMap(\.self)
  }

  private func target(_ page: ReferencePage) -> LinkTarget {
    .page(page.path(language: language), anchor: nil)
  }
}
