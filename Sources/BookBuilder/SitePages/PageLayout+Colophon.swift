import Articles
import BookModel
import Localization
import Markup

extension PageLayout {
  /// The ways to the rest of the book, the same on every page.
  private var waysOn: [(target: LinkTarget, name: String)] {
    let home = PagePath.home(language: language)
    let index = ReferencePage.alphabet
    return [
      (.page(home, anchor: nil), words.allChapters),
      outline.hasReference
        ? (.page(home, anchor: ReferencePage.listAnchor), words.reference) : nil,
      outline.reference.contains(index)
        ? (.page(index.path(language: language), anchor: nil), index.title(in: words).title) : nil,
      TryPage.exists(in: book)
        ? (.page(.tryout(language: language), anchor: nil), words.trial.title) : nil,
      (.page(.report(language: language), anchor: nil), words.report.title),
      (.page(.accessibility(language: language), anchor: nil), words.statement.title),
      (.page(.textPages(language: language), anchor: nil), words.textPages.title),
    ]
    .compactMap(\.self)
  }

  /// What stands at the foot of every page.
  var colophon: HTML {
    footer {
      ul {
        HTML.group(waysOn.map { target, name in li { a(href: page.href(to: target)) { name } } })
        if outline.hasChanges {
          li {
            a(href: page.href(to: .feed(language: language)), .type("application/atom+xml")) {
              words.site.changes
            }
          }
        }
        if let repository = book.repository {
          li { a(href: repository) { words.source } }
        }
        if let source, let edit = book.editAddress {
          li { a(href: edit + source.path) { words.site.editThisPage } }
        }
      }
    }
  }
}
