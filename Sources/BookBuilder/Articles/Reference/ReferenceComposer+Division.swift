import BookModel
import Localization

extension ReferenceComposer {
  /// An entry of a list that may be split over several pages.
  ///
  /// Its anchor stays the same on whichever page it is.
  protocol ListedEntry {
    var name: String { get }
    var anchor: String { get }
    var link: [Run] { get }
  }

  /// The maximum size of a list on one page, in bytes of HTML.
  static let maximumListSize = 48_000

  /// One or several pages of entries in alphabetical order.
  ///
  /// If one page isn't enough, each is titled with its first and last entry, as in a dictionary.
  /// The main page then links to these pages and to each entry, with the entry's anchor, so that
  /// old addresses still work.
  func divided<Entry: ListedEntry>(
    _ page: ReferencePage,
    into pieces: [[Entry]],
    _ blocks: ([Entry]) -> [ArticleBlock]
  ) -> [Article] {
    guard pieces.count > 1 else { return article(page, pieces.flatMap(blocks)) }
    let title = page.title(in: words)
    let path = page.path(language: language)
    let pages = pieces.enumerated().map { index, entries in
      let names = [entries.first, entries.last].compactMap { $0?.name }
      var article = article(
        at: path.below("\(index + 1)"),
        // Prevent a line from starting with the dash of a range.
        "\(title.title): \(names.joined(separator: "\u{A0}– "))",
        title.lead,
        blocks(entries),
        within: page
      )
      article.counterpart = path
      return article
    }
    let ranges = pages.map {
      [ArticleBlock.paragraph([.link(.page($0.page, anchor: nil), $0.title)])]
    }
    return article(
      page,
      [.list(of: ranges)]
        + list(of: pieces, on: pages.map(\.page), page)
    ) + pages
  }

  private func list<Entry: ListedEntry>(
    of pieces: [[Entry]],
    on pages: [PagePath],
    _ page: ReferencePage
  ) -> [ArticleBlock] {
    let shared = ambiguousNames(indexEntries)
    let kind = runs(page.title(in: words).title)
    let entries = zip(pieces, pages).flatMap { entries, page in entries.map { ($0, page) } }
    let links = entries.map { entry, page in
      let words =
        entry.link + (shared.contains(entry.name.lowercased()) ? [.text(", ")] + kind : [])
      return [Run.link(.page(page, anchor: entry.anchor), words)]
    }
    let weight = zip(links, entries).map { $0.weight + $1.0.anchor.utf8.count + 30 }.reduce(0, +)
    guard weight < Self.maximumListSize else { return [] }
    return [
      .list(
        ArticleList(
          start: nil,
          items: links.map { [.paragraph($0)] },
          places: entries.map(\.0.anchor)
        )
      )
    ]
  }

  func places<Entry: ListedEntry>(
    of page: ReferencePage,
    in pieces: [[Entry]]
  ) -> [String: PagePath] {
    let path = page.path(language: language)
    return pieces.enumerated().reduce(into: [:]) { places, piece in
      let page = pieces.count > 1 ? path.below("\(piece.offset + 1)") : path
      for entry in piece.element { places[entry.anchor] = page }
    }
  }
}

extension Array {
  /// Splits the elements into chunks of at most `room`, keeping their order.
  ///
  /// An element that is larger than that gets a chunk of its own.
  func divided(to room: Int, weight: (Element) -> Int) -> [[Element]] {
    var pieces: [[Element]] = []
    var used = 0
    for element in self {
      let weight = weight(element)
      if pieces.isEmpty || used + weight > room {
        pieces.append([])
        used = 0
      }
      pieces[pieces.count - 1].append(element)
      used += weight
    }
    return pieces
  }

  /// Splits the elements into the fewest chunks of about equal size that fit into `room`.
  func divided(toPagesOf room: Int, weight: (Element) -> Int) -> [[Element]] {
    let weights = map(weight)
    let total = weights.reduce(0, +)
    guard total > room else { return isEmpty ? [] : [self] }
    let share = total / (total / room + 1)
    var pieces: [[Element]] = []
    var (used, filled) = (0, 0)
    for (element, weight) in zip(self, weights) {
      if pieces.isEmpty || used + weight / 2 >= filled {
        pieces.append([])
        filled += share
      }
      pieces[pieces.count - 1].append(element)
      used += weight
    }
    return pieces
  }
}
