import BookModel
import Localization

extension ReferenceComposer {
  /// A page of names in the order of the alphabet: search that needs no script.
  ///
  /// What one page has no room for stands on several, some letters on each, and the page leads to them.
  func index(_ page: ReferencePage, of entries: [Named]) -> [Article] {
    let shared = sharedNames(entries)
    let letters = letters(of: entries)
    let parts = letters.divided(to: Self.roomForNames) { letter in
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
    let items = pages.map {
      [ArticleBlock.paragraph([.link(.page($0.page, anchor: nil), $0.title)])]
    }
    return article(page, [.list(of: items)]) + pages
  }

  /// How many bytes the names on one page may take with what is said of them.
  private static let roomForNames = 42_000

  /// The first and the last of some letters.
  private func name(of letters: [Letter]) -> String {
    let names = [letters.first, letters.last].compactMap { $0?.title.lowercasedFirst }
    return names.first == names.last ? names.first ?? "" : names.joined(separator: " – ")
  }

  /// The heading of what begins with a letter, or with none: by ear, letters such as «A» and «А» are the same.
  func title(ofLetter letter: String?) -> String {
    let knowledge = words.knowledge
    guard let letter else { return knowledge.signs }
    return letter.allSatisfy(\.isASCII) ? knowledge.latinLetter(letter) : knowledge.letter(letter)
  }

  /// The names that begin with a letter.
  private struct Letter {
    var anchor: String
    var title: String
    var entries: [Named]
  }

  private func letters(of entries: [Named]) -> [Letter] {
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

  /// The names, in small letters, that lead to more than one place, here or at the foot of the page;
  /// in a list of links they need what tells them apart.
  func sharedNames(_ entries: [Named]) -> Set<String> {
    var targets: [String: Set<LinkTarget>] = [:]
    for entry in entries { targets[entry.name.lowercased(), default: []].insert(entry.target) }
    return Set(targets.filter { $0.value.count > 1 }.keys).union(words.namesOfStandingLinks)
  }
}
