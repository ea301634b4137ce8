import BookModel
import SourceText

extension SearchIndex {
  /// Where words of a stem stand.
  private struct Places {
    /// The last section, and whether it repeats them.
    private var last: (section: Int, isRepeated: Bool)?
    private var end = 0
    /// The sections, doubled, and one more for a section that repeats a word.
    private var marked: [UInt8] = []

    /// Adds a section, in ascending order; again only to say that it repeats a word of the stem.
    mutating func add(_ section: Int, isRepeated: Bool) {
      if let last, last.section == section {
        self.last?.isRepeated = last.isRepeated || isRepeated
      } else {
        write()
        last = (section, isRepeated)
      }
    }

    private mutating func write() {
      guard let last else { return }
      let number = last.section * 2 + (last.isRepeated ? 1 : 0)
      PackedNumbers.pack(step: number - end, into: &marked)
      end = number
    }

    /// The sections in their order.
    var sections: [SearchPlacesWriter.Place] {
      var finished = self
      finished.write()
      return PackedNumbers(finished.marked[...]).map { number in
        SearchPlacesWriter.Place(section: number / 2, isRepeated: number % 2 == 1)
      }
    }
  }

  /// The sections in which words of each stem stand, by the number of the stem, and whether each word
  /// is looked for at all.
  private func places(
    without functionWords: Set<String>
  ) -> (ofStems: [Places], isUsed: [Bool]) {
    let isIgnored = vocabulary.words.map(functionWords.contains)
    var places = [Places](repeating: Places(), count: vocabulary.stemCount)
    var isUsed = [Bool](repeating: false, count: vocabulary.words.count)
    for (section, entry) in sections.enumerated() {
      for marked in PackedNumbers(packedWords[entry.words]) {
        let word = marked / 2
        // An index from a cache may be damaged.
        guard isUsed.indices.contains(word), !isIgnored[word] else { continue }
        isUsed[word] = true
        places[vocabulary.stems[word]].add(section, isRepeated: marked % 2 == 1)
      }
    }
    return (places, isUsed)
  }

  /// The script that hands the index to the page: it works from a folder on a disk too, where a page
  /// may not read files.
  ///
  /// Its bytes are put down one after another, as it may have megabytes.
  package func script(_ hints: SearchHints = SearchHints()) -> [UInt8] {
    var script = Array("searchIndex({pages:[".utf8)
    let (forms, places) = formsAndPlaces(hints)
    let words = forms.coded
    // Growing in steps would take the memory of a long script three times.
    script.reserveCapacity(words.utf8.count + places.count + texts.count + 160 * pages.count)
    for (number, page) in pages.enumerated() {
      if number > 0 { script.append(UInt8(ascii: ",")) }
      script.append(contentsOf: ScriptValue([page.title, page.address]).json.utf8.dropLast())
      script.append(contentsOf: ",\(page.kind.searchRank)]".utf8)
    }
    script.append(contentsOf: "],sections:[".utf8)
    for (number, section) in sections.enumerated() {
      if number > 0 { script.append(UInt8(ascii: ",")) }
      script.append(contentsOf: "[\(section.page),".utf8)
      script.append(contentsOf: texts[section.texts])
      script.append(UInt8(ascii: "]"))
    }
    script.append(contentsOf: "],words:\"".utf8)
    script.append(contentsOf: words.utf8)
    script.append(contentsOf: "\",endings:".utf8)
    script.append(contentsOf: ScriptValue(forms.endings).json.utf8)
    script.append(contentsOf: ",places:\"".utf8)
    script.append(contentsOf: places)
    script.append(contentsOf: "\",ignored:".utf8)
    script.append(contentsOf: ScriptValue(hints.functionWords).json.utf8)
    script.append(contentsOf: ",aliases:".utf8)
    script.append(contentsOf: ScriptValue(hints.phrases).json.utf8)
    script.append(contentsOf: "})\n".utf8)
    return script
  }

  /// The words by their stems, and the sections of these in the same order.
  private func formsAndPlaces(_ hints: SearchHints) -> (forms: SearchForms, places: [UInt8]) {
    let (places, isUsed) = places(without: Set(hints.functionWords))
    let words = vocabulary.words.indices.filter { isUsed[$0] }
    let forms = SearchForms(words.map { (vocabulary.words[$0], vocabulary.stems[$0]) })
    var writer = SearchPlacesWriter(pagesOfSections: sections.lazy.map(\.page))
    for stem in forms.order { writer.add(places[stem].sections) }
    return (forms, writer.finished())
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
