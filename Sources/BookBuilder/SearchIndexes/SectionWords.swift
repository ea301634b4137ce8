import SourceText

/// Collects the words of one section after another, each once.
struct SectionWords: Sendable {
  /// The last section that has each word, by the number of the word.
  private var sections: [Int] = []
  /// The section at hand; the sections are counted from 1.
  private var section = 1
  private var numbers: [Int] = []

  /// Adds a word by its number.
  mutating func insert(_ word: Int) {
    if word >= sections.count {
      sections += Array(repeating: 0, count: word + 1 - sections.count + sections.count / 2)
    }
    guard sections[word] != section else { return }
    sections[word] = section
    numbers.append(word)
  }

  /// Packs the words of the section at hand, which ends here, at the end of other bytes.
  mutating func end(packing bytes: inout [UInt8]) {
    numbers.sort()
    PackedNumbers.pack(numbers, into: &bytes)
    section += 1
    numbers.removeAll(keepingCapacity: true)
  }
}
