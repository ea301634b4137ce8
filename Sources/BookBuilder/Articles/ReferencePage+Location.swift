import BookModel
import Localization

extension ReferencePage {
  /// Where a page of the knowledge base stands, as links to what is above it.
  static func location(
    within section: ReferencePage? = nil,
    language: String,
    words: SharedWords
  ) -> [Run] {
    let list = LinkTarget.page(.home(language: language), anchor: listAnchor)
    let above =
      [(list, words.reference)]
      + (section.map { page in
        [(.page(page.path(language: language), anchor: nil), page.title(in: words).title)]
      } ?? [])
    // The full stop is a part of the link: by itself some screen readers stop at it.
    return above.enumerated().flatMap { index, entry -> [Run] in
      let link = Run.link(entry.0, ScriptRuns(language: language).runs(of: entry.1 + "."))
      return (index == 0 ? [] : [.text(" ")]) + [link]
    }
  }
}
