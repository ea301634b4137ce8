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
    let links = zip(pieces, pages).flatMap { entries, page in
      entries.map { entry in
        let words =
          entry.link + (shared.contains(entry.name.lowercased()) ? [.text(", ")] + kind : [])
        return ListLink(
          name: entry.name,
          anchor: entry.anchor,
          link: [.link(.page(page, anchor: entry.anchor), words)]
        )
      }
    }
    let weight = links.map { $0.link.weight + $0.anchor.utf8.count + 30 }.reduce(0, +)
    guard weight < Self.maximumListSize else { return [] }
    return sections(byLetterOf: links) { entries in
      .list(
        ArticleList(
          start: nil,
          items: entries.map { [.paragraph($0.link)] },
          places: entries.map(\.anchor)
        )
      )
    }
  }

  /// A link to an entry that is on another page.
  private struct ListLink: ListedEntry {
    var name: String
    var anchor: String
    var link: [Run]
  }

  /// A section for each letter, with its entries as one block.
  func sections<Entry: ListedEntry>(
    byLetterOf entries: [Entry],
    _ block: ([Entry]) -> ArticleBlock
  ) -> [ArticleBlock] {
    var letters: [(letter: String?, entries: [Entry])] = []
    for entry in entries {
      let letter = entry.name.firstLetter
      if let last = letters.last, last.letter == letter {
        letters[letters.count - 1].entries.append(entry)
      } else {
        letters.append((letter, [entry]))
      }
    }
    return letters.enumerated().flatMap { index, group in
      [
        heading(
          index + 1,
          anchor: Self.anchor("letter", group.letter ?? "signs"),
          runs(title(ofLetter: group.letter))
        ),
        block(group.entries),
      ]
    }
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
