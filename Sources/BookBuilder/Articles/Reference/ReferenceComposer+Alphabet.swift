import BookModel
import Localization

extension ReferenceComposer {
  /// An alphabetical index, a way to search without a script.
  ///
  /// An index that is too long for a page is split by letters over several, below a page that
  /// links to each letter.
  func index(_ page: ReferencePage, of entries: [IndexEntry]) -> [Article] {
    let shared = ambiguousNames(entries)
    let letters = letters(of: entries)
    let parts = letters.divided(to: Self.maximumIndexSize) { letter in
      letter.entries.map(\.weight).reduce(0, +)
    }
    guard parts.count > 1 else { return article(page, blocks(of: letters, shared: shared)) }
    let title = page.title(in: words)
    let path = page.path(language: language)
    let pages = parts.enumerated().map { index, letters in
      var article = article(
        at: path.below("\(index + 1)"),
        "\(title.title): \(name(of: letters))",
        title.lead,
        blocks(of: letters, shared: shared),
        within: page
      )
      article.counterpart = path
      return article
    }
    let items = zip(parts, pages).flatMap { letters, page in
      letters.map { letter in
        let target = LinkTarget.page(page.page, anchor: letter.anchor)
        return [ArticleBlock.paragraph([.link(target, runs(letter.title))])]
      }
    }
    return article(page, [.list(of: items, style: .links)]) + pages
  }

  /// The maximum size of an index page, in bytes of HTML.
  private static let maximumIndexSize = 42_000

  private func name(of letters: [Letter]) -> String {
    let names = [letters.first, letters.last].compactMap { $0?.title.lowercasedFirst }
    return names.first == names.last ? names.first ?? "" : names.joined(separator: " – ")
  }

  /// The heading for a letter, or for names without one.
  ///
  /// It names the alphabet, because Latin «A» and Cyrillic «А» sound the same.
  func title(ofLetter letter: String?) -> String {
    let knowledge = words.knowledge
    guard let letter else { return knowledge.signs }
    return letter.allSatisfy(\.isASCII) ? knowledge.latinLetter(letter) : knowledge.letter(letter)
  }

  private struct Letter {
    var anchor: String
    var title: String
    var entries: [IndexEntry]
  }

  private func letters(of entries: [IndexEntry]) -> [Letter] {
    let names = entries.sortedAlphabetically(by: \.name)
    return Dictionary(grouping: names) { $0.name.firstLetter }
      .sorted { left, right in (left.key ?? "").alphabetically(before: right.key ?? "") }
      .map { letter, entries in
        Letter(
          anchor: Self.anchor("letter", letter ?? "signs"),
          title: title(ofLetter: letter),
          entries: entries
        )
      }
  }

  private func blocks(of letters: [Letter], shared: Set<String>) -> [ArticleBlock] {
    letters.enumerated().flatMap { index, letter -> [ArticleBlock] in
      let items = letter.entries.map { entry -> [ArticleBlock] in
        let kind = [.text(", ")] + runs(entry.kind)
        return shared.contains(entry.name.lowercased())
          ? [.paragraph([.link(entry.target, entry.runs + kind)])]
          : [.paragraph([.link(entry.target, entry.runs)] + kind)]
      }
      return [
        heading(index + 1, anchor: letter.anchor, runs(letter.title)),
        .list(of: items),
      ]
    }
  }

  /// The lowercased names with more than one target, counting the links in the footer.
  ///
  /// Links with these names need a distinguishing addition.
  func ambiguousNames(_ entries: [IndexEntry]) -> Set<String> {
    var targets: [String: Set<LinkTarget>] = [:]
    for entry in entries { targets[entry.name.lowercased(), default: []].insert(entry.target) }
    return Set(targets.filter { $0.value.count > 1 }.keys).union(words.footerLinkNames)
  }
}
