import Articles
package import BookModel
import SourceText

/// What search knows of a language besides the words of its pages.
package struct SearchHints: Sendable {
  /// Words that stand in any sentence and say nothing of what is looked for, such as “how” and “the”.
  let functionWords: [String]
  /// Words that readers use for what the pages call otherwise.
  let aliases: [SearchAlias]

  package init(functionWords: [String] = [], aliases: [SearchAlias] = []) {
    self.functionWords = functionWords.map(\.lookedUp)
    self.aliases = aliases
  }
}

extension SearchIndex {
  /// The script that hands the index to the page: it works from a folder on a disk too, where a page
  /// may not read files.
  package func script(_ hints: SearchHints = SearchHints()) -> String {
    "searchIndex(\(ScriptValue(SearchTables(self, hints)).json))\n"
  }
}

/// An index as lists of JSON, which `Site/search-index.js` reads.
private struct SearchTables: Encodable {
  let pages: [SearchIndex.Page]
  let sections: [SearchIndex.Section]
  /// Of each stem what all its words begin with, and how each of them goes on.
  private(set) var stems: [[String]] = []
  /// Of each stem the sections that have its words: steps from one to the next, doubled, and one more
  /// where a section repeats a word; numbers with spaces between them.
  private(set) var places: [String] = []
  /// Words that are not looked for.
  let ignored: [String]
  /// Lists of phrases, the first of which is what the others mean.
  let aliases: [[String]]

  init(_ index: SearchIndex, _ hints: SearchHints) {
    pages = index.pages
    sections = index.sections
    ignored = hints.functionWords
    aliases = hints.aliases.map { alias in ([alias.means] + alias.said).map(\.lookedUp) }
    for (words, sections) in index.stems(without: Set(ignored)) {
      let length = words.dropFirst().reduce(into: words[0].unicodeScalars.count) { length, word in
        let shared = zip(words[0].unicodeScalars, word.unicodeScalars).prefix { $0 == $1 }
        length = min(length, shared.count)
      }
      let endings = words.map { String($0.unicodeScalars.dropFirst(length)) }
      stems.append([String(words[0].unicodeScalars.prefix(length))] + endings)
      let steps = zip(sections, [0] + sections).map { $0 - $1 / 2 * 2 }
      places.append(steps.map(String.init).joined(separator: " "))
    }
  }
}

extension SearchIndex {
  /// The stems in the order of their first words: the words of each in the order of their bytes, and the
  /// sections that have them, each as twice its number, and one more if it repeats a word.
  fileprivate func stems(without ignored: Set<String>) -> [(words: [String], sections: [Int])] {
    let isIgnored = vocabulary.words.map { ignored.contains($0.text) }
    var isUsed = isIgnored.map { _ in false }
    var places = [[Int]](repeating: [], count: vocabulary.stemCount)
    for (section, words) in sections.lazy.map(\.words).enumerated() {
      for marked in words where !isIgnored[marked / 2] {
        isUsed[marked / 2] = true
        let stem = vocabulary.words[marked / 2].stem
        if let last = places[stem].last, last / 2 == section {
          places[stem][places[stem].count - 1] = last | marked % 2
        } else {
          places[stem].append(section * 2 + marked % 2)
        }
      }
    }
    let used = zip(vocabulary.words, isUsed).filter(\.1).map(\.0)
      .sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    var numbers: [Int: Int] = [:]
    var stems: [(words: [String], sections: [Int])] = []
    for word in used {
      if let number = numbers[word.stem] {
        stems[number].words.append(word.text)
      } else {
        numbers[word.stem] = stems.count
        stems.append(([word.text], places[word.stem]))
      }
    }
    return stems
  }
}

extension SearchIndex.Page: Encodable {
  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(title)
    try values.encode(address)
    try values.encode(kind.searchRank)
  }
}

extension SearchIndex.Section: Encodable {
  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(page)
    try values.encode(anchor)
    try values.encode(title)
  }
}

extension PageKind {
  /// What the script ranks results by that are equal otherwise: 0 comes last.
  fileprivate var searchRank: Int {
    switch self {
    case .chapter: 2
    case .reference: 1
    case .home, .about, .search, .tryout, .notFound: 0
    }
  }
}
