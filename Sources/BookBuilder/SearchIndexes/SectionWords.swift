import SourceText

/// Collects the words of one section after another, each once, with whether the section repeats it.
struct SectionWords: Sendable {
  /// The last section that has each word, by the number of the word.
  private var sections: [Int] = []
  /// The section at hand; the sections are counted from 1.
  private var section = 1
  private var numbers: [Int] = []
  /// How often each word stands in the section at hand, by the number of the word.
  private var counts: [Int] = []

  /// A word that stands so often in a section is what the section is about.
  private static let repeated = 3

  /// Adds a word by its number.
  mutating func insert(_ word: Int) {
    if word >= sections.count {
      let more = word + 1 - sections.count + sections.count / 2
      sections += Array(repeating: 0, count: more)
      counts += Array(repeating: 0, count: more)
    }
    guard sections[word] != section else {
      counts[word] += 1
      return
    }
    sections[word] = section
    counts[word] = 1
    numbers.append(word)
  }

  /// Packs the words of the section at hand, which ends here, at the end of other bytes: each as twice
  /// its number, and one more if the section repeats it.
  mutating func end(packing bytes: inout [UInt8]) {
    numbers.sort()
    let marked = numbers.map { $0 * 2 + (counts[$0] < Self.repeated ? 0 : 1) }
    PackedNumbers.pack(marked, into: &bytes)
    section += 1
    numbers.removeAll(keepingCapacity: true)
  }
}
