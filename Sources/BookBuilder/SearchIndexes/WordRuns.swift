/// The words in runs of letters that were met before, found by the bytes of the runs.
///
/// A book has a million runs, of which a few thousand differ: one look at a table of numbers finds a
/// run, where a dictionary of texts would need a text of its own and a slower hash for each.
struct WordRuns: Sendable {
  /// The bytes of all runs, one after another.
  private var letters: [UInt8] = []
  /// The numbers of the words of all runs, one after another.
  private var numbers: [Int] = []
  private var runs: [Run] = []
  /// The run of each slot, or -1.
  ///
  /// A run lies in the first free slot from the one of its hash on. There are as many slots as a power
  /// of two, and at most half of them are taken.
  private var slots = [Int](repeating: -1, count: 1024)

  /// A run, by where its bytes and its words lie.
  private struct Run {
    var hash: UInt32
    var letters: Range<Int>
    var numbers: Range<Int>
  }

  /// Hands on the numbers of the words of a run.
  ///
  /// - Returns: whether the run was added before.
  func forEachWord(
    of run: ArraySlice<UInt8>,
    hash: UInt32,
    _ take: (Int) -> Void
  ) -> Bool {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = runs[slots[slot]]
      if known.hash == hash, areLetters(known.letters, run) {
        for place in known.numbers { take(numbers[place]) }
        return true
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  private func areLetters(_ range: Range<Int>, _ run: ArraySlice<UInt8>) -> Bool {
    range.count == run.count && letters[range].elementsEqual(run)
  }

  /// Adds a run that is not known yet, with the numbers of its words.
  mutating func add(_ run: ArraySlice<UInt8>, hash: UInt32, words: [Int]) {
    if (runs.count + 1) * 2 > slots.count { makeRoom() }
    let (letter, number) = (letters.count, numbers.count)
    letters.append(contentsOf: run)
    numbers.append(contentsOf: words)
    put(runs.count, hash)
    runs.append(
      Run(hash: hash, letters: letter..<letters.count, numbers: number..<numbers.count)
    )
  }

  private mutating func put(_ run: Int, _ hash: UInt32) {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = run
  }

  private mutating func makeRoom() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (number, run) in runs.enumerated() { put(number, run.hash) }
  }
}

extension WordRuns {
  /// The hash of no bytes.
  ///
  /// Source: FNV-1a, 32 bits, offset basis.
  static let emptyHash: UInt32 = 0x811C_9DC5

  /// The hash of bytes and one more.
  ///
  /// Source: FNV-1a, 32 bits.
  static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 0x0100_0193
  }
}
