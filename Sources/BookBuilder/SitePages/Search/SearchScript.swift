import Articles
package import BookModel
import SourceText

/// Language data for search that doesn't come from the pages.
package struct SearchHints: Sendable {
  let functionWords: [String]
  let aliases: [SearchAlias]
  /// What suggestions and results say, by key.
  let words: [String: String]

  package init(
    functionWords: [String] = [],
    aliases: [SearchAlias] = [],
    words: [String: String] = [:]
  ) {
    self.words = words
    self.functionWords = functionWords.map(\.lookupKey)
    self.aliases = aliases
  }
}

extension SearchIndex {
  /// The script that passes the index to the search page.
  ///
  /// A script, unlike a file of data, also loads when the site is opened from a folder on disk.
  package func script(_ hints: SearchHints = SearchHints()) -> String {
    "searchIndex(\(ScriptSafeJSON(SearchTables(self, hints)).json))\n"
  }
}

/// The index encoded as JSON arrays, which `Site/search-index.js` reads.
private struct SearchTables: Encodable {
  let pages: [SearchIndex.Page]
  let sections: [SearchIndex.Section]
  /// For each stem, how many letters it shares with the one before, as a digit of
  /// ``PackedNumbers``, the rest of the common prefix of its words, and a comma and the ending of
  /// each word; then a space.
  private(set) var stems = ""
  /// For each stem, its sections as ``PackedNumbers``: the differences between consecutive section
  /// numbers, doubled, plus 1 where a section repeats a word; then a space.
  private(set) var places = ""
  /// Sections that are far longer than most, each with its percentage of the mean length.
  private(set) var long: [[Int]] = []
  let ignored: [String]
  /// Lists of phrases; the first of each list is what the others mean.
  let aliases: [[String]]
  let groups = SearchGroup.allCases.map(\.rawValue)
  let words: [String: String]

  init(_ index: SearchIndex, _ hints: SearchHints) {
    pages = index.pages
    sections = index.sections
    ignored = hints.functionWords
    words = hints.words
    aliases = hints.aliases.map { alias in ([alias.term] + alias.queries).map(\.lookupKey) }
    var previous = Substring().unicodeScalars
    var lengths = [Int](repeating: 0, count: sections.count)
    for (words, places) in index.stems(without: Set(ignored)) {
      let first = words[0].unicodeScalars
      let root = words.dropFirst().reduce(first[...]) { $0.shared(with: $1.unicodeScalars[...]) }
      let repeated = root.prefix(Self.mostShared).shared(with: previous)
      previous = root
      // Browsers count the units of UTF-16.
      stems += PackedNumbers([Substring(repeated).utf16.count]).text
      stems += Substring(root.dropFirst(repeated.count))
      for word in words { stems += "," + Substring(word.unicodeScalars.dropFirst(root.count)) }
      stems += " "
      let steps = zip(places, [0] + places).map { $0 - $1 / 2 * 2 }
      self.places += PackedNumbers(steps).text + " "
      // A repeated word counts as three.
      for place in places { lengths[place / 2] += place % 2 == 1 ? 3 : 1 }
    }
    let all = lengths.reduce(0, +)
    for (section, length) in lengths.enumerated() where 2 * length * lengths.count > 5 * all {
      long.append([section, 100 * length * lengths.count / all])
    }
  }

  /// At most a digit of ``PackedNumbers``, even if each letter has two units of UTF-16.
  private static let mostShared = 20
}

extension Substring.UnicodeScalarView {
  fileprivate func shared(with other: Self) -> Self {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}

extension SearchIndex {
  /// The stems in the order of their first words.
  ///
  /// The words of a stem are sorted by their bytes. Sections are encoded as `2 * number`, plus 1 if
  /// the section repeats a word of the stem.
  fileprivate func stems(without ignored: Set<String>) -> [(words: [String], sections: [Int])] {
    let isIgnored = vocabulary.words.map { ignored.contains($0.text) }
    var isUsed = isIgnored.map { _ in false }
    var sectionsOfStems = [[Int]](repeating: [], count: vocabulary.stemCount)
    for (section, words) in sections.lazy.map(\.words).enumerated() {
      for marked in words where !isIgnored[marked / 2] {
        isUsed[marked / 2] = true
        let stem = vocabulary.words[marked / 2].stem
        if let last = sectionsOfStems[stem].last, last / 2 == section {
          sectionsOfStems[stem][sectionsOfStems[stem].count - 1] = last | marked % 2
        } else {
          sectionsOfStems[stem].append(section * 2 + marked % 2)
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
        stems.append(([word.text], sectionsOfStems[word.stem]))
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
    try values.encode(SearchGroup.allCases.firstIndex(of: group) ?? 0)
    try values.encode(lead)
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
  /// The rank among results that are otherwise equal; 0 comes last.
  fileprivate var searchRank: Int {
    switch self {
    case .chapter: 2
    case .reference: 1
    case .home, .about, .search, .tryout, .notFound: 0
    }
  }
}
