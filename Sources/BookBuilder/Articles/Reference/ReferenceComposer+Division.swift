import BookModel
import Localization

extension ReferenceComposer {
  /// Something in a list of the knowledge base that links lead to.
  protocol Placed {
    var name: String { get }
    var anchor: String { get }
    var link: [Run] { get }
  }

  /// About how many bytes the entries of a list may take on one page.
  static let roomForEntries = 48_000

  /// A page of entries in the order of the alphabet.
  ///
  /// What one page has no room for stands on several, named for their first and last entry as in a
  /// dictionary; the page then leads to them, and to each entry from a place of the name that the entry
  /// has itself, so that addresses from before still lead to it.
  func divided<Entry: Placed>(
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
        // A line does not begin with the dash of a range.
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

  /// A link to each entry, where the page has room for them.
  private func list<Entry: Placed>(
    of pieces: [[Entry]],
    on pages: [PagePath],
    _ page: ReferencePage
  ) -> [ArticleBlock] {
    let shared = sharedNames(named)
    let kind = runs(page.title(in: words).title)
    let entries = zip(pieces, pages).flatMap { entries, page in entries.map { ($0, page) } }
    let links = entries.map { entry, page in
      let words =
        entry.link + (shared.contains(entry.name.lowercased()) ? [.text(", ")] + kind : [])
      return [Run.link(.page(page, anchor: entry.anchor), words)]
    }
    let weight = zip(links, entries).map { $0.weight + $1.0.anchor.utf8.count + 30 }.reduce(0, +)
    guard weight < Self.roomForEntries else { return [] }
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

  /// The page of each entry of a list, by the name of its place.
  func places<Entry: Placed>(
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
  /// The elements in their order, divided into pieces that take no more room than there is, but for an
  /// element that takes more by itself.
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

  /// The elements in their order, in one piece if there is room for it, else in as few pieces of about
  /// the same weight as there is room for.
  func divided(toPagesOf room: Int, weight: (Element) -> Int) -> [[Element]] {
    let weights = map(weight)
    let total = weights.reduce(0, +)
    guard total > room else { return isEmpty ? [] : [self] }
    let share = total / (total / room + 1)
    var pieces: [[Element]] = []
    var (used, filled) = (0, 0)
    for (element, weight) in zip(self, weights) {
      // An element belongs to the piece in which its middle lies.
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
