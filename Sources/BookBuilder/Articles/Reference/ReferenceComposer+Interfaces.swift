import BookModel
import Localization
import SwiftReading

extension ReferenceComposer {
  /// The APIs, each with the system version that introduced it and the chapters that show it.
  var interfaces: [Article] {
    divided(.interfaces, into: apiChunks) { entries in
      let words = words.knowledge
      return [
        table(
          number: 1,
          words.interfaces.title,
          header: [words.interface, words.since, words.shownIn],
          rows: entries.map(row)
        )
      ]
    }
  }

  private var apiChunks: [[APIEntry]] {
    apiEntries.divided(toPagesOf: Self.maximumListSize) { entry in
      row(entry).cells.map(\.weight).reduce(120, +) + entry.anchor.utf8.count
    }
  }

  var apiPages: [String: PagePath] { places(of: .interfaces, in: apiChunks) }

  private func row(_ entry: APIEntry) -> ArticleTable.Row {
    let words = words.knowledge
    let more = entry.chapters.count - Self.shownChapters
    return ArticleTable.Row(
      anchor: entry.anchor,
      cells: [
        entry.link,
        runs(words.system(entry.version)),
        entry.chapters.isEmpty ? runs(words.notShown) : entry.chapters.joined(),
      ],
      // One more is no longer than the words that would stand for it.
      fold: more > 1
        ? ArticleTable.Fold(
          shown: entry.chapters.prefix(Self.shownChapters).map { $0 }.joined().count + 1,
          summary: words.moreChapters(more)
        ) : nil
    )
  }

  /// The number of chapters that a row of the list of interfaces shows at once.
  private static let shownChapters = 3

  struct APIEntry: ListedEntry {
    var name: String
    var version: String
    var chapters: [[Run]]

    var anchor: String { ReferenceComposer.anchor("api", name) }
    var link: [Run] { [.code(name)] }
  }

  var apiEntries: [APIEntry] {
    guard let table = book.tables["apis"] else { return [] }
    let shown = chapters.map { ($0.article, $0.article.listings.identifiers) }
    return table.rows.compactMap { row -> APIEntry? in
      guard let name = row.values["name"]?.first?["en"],
        let version = row.values["version"]?.first?["en"]
      else { return nil }
      let chapters = shown.filter { $0.1.contains(name) }.map { article, _ -> [Run] in
        [.link(.page(article.page, anchor: nil), article.title)]
      }
      return APIEntry(name: name, version: version, chapters: chapters)
    }
    .sortedAlphabetically(by: \.name)
  }
}

extension [Listing] {
  /// The identifiers in the code, without comments and string literals.
  fileprivate var identifiers: Set<String> {
    let excluded = [HighlightedSwift.Kind.comment, .string].map(\.rawValue)
    var names: Set<String> = []
    for token in flatMap(\.tokens) where !excluded.contains(token.group ?? "") {
      for name in token.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        names.insert(String(name))
      }
    }
    return names
  }
}

extension [[Run]] {
  fileprivate func joined() -> [Run] {
    [Run](self.joined(separator: [.text(", ")]))
  }
}
