/// The words of an index, stem by stem, each stem as what all its words begin with and what they end with.
///
/// Many stems have words with the same endings, so that an ending takes one sign.
struct SearchForms {
  /// The stems in the order of their bytes.
  private let stems: [Stem]
  /// The most frequent endings, each of which has a sign.
  let endings: [String]

  /// What the words of a stem share, in letters of Unicode, and how each goes on.
  private struct Stem {
    let number: Int
    let root: Substring.UnicodeScalarView
    let endings: [String]

    /// Takes the words of a stem; `nil` if there are none.
    init?(_ number: Int, words: [String]) {
      guard let first = words.first?.unicodeScalars else { return nil }
      let shared = words.map { word in
        zip(first, word.unicodeScalars).prefix { $0 == $1 }.count
      }
      let length = shared.min() ?? 0
      self.number = number
      root = first.prefix(length)
      endings = words.map { String($0.unicodeScalars.dropFirst(length)) }
    }

    /// The word that comes first.
    var firstWord: String { String(root) + (endings.first ?? "") }
  }

  /// The signs of ASCII that stand in no word, mean nothing else here and are plain in JavaScript.
  private static let signs = ("!"..."~" as ClosedRange<Unicode.Scalar>).characters
    .filter { !("a"..."z").contains($0) && !("0"..."9").contains($0) && !"\"\\,.".contains($0) }

  /// Gathers words, each with the number of its stem.
  init(_ words: [(word: String, stem: Int)]) {
    let words = words.sorted { $0.word.utf8.lexicographicallyPrecedes($1.word.utf8) }
    let groups = Dictionary(grouping: words) { $0.stem }
    let stems = groups.compactMap { Stem($0.key, words: $0.value.map { $0.word }) }
    self.stems = stems.sorted { one, other in
      one.firstWord.utf8.lexicographicallyPrecedes(other.firstWord.utf8)
    }
    var counts: [String: Int] = [:]
    for ending in stems.lazy.flatMap(\.endings) { counts[ending, default: 0] += 1 }
    endings = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.signs.count).map(\.key)
  }

  /// The numbers of the stems in their order.
  var order: [Int] { stems.map(\.number) }

  /// The stems one after another: how many letters the beginning shares with that of the one before, in
  /// base 36, the rest of it, and its endings, each a sign or, if it is rare, between a comma and a stop.
  var coded: String {
    let signs = Dictionary(uniqueKeysWithValues: zip(endings, Self.signs))
    var coded = ""
    var previous = Substring.UnicodeScalarView()
    for stem in stems {
      let shared = min(zip(stem.root, previous).prefix { $0 == $1 }.count, 35)
      coded += String(shared, radix: 36)
      coded.unicodeScalars += stem.root.dropFirst(shared)
      for ending in stem.endings {
        if let sign = signs[ending] { coded.append(sign) } else { coded += ",\(ending)." }
      }
      previous = stem.root
    }
    return coded
  }
}

extension ClosedRange<Unicode.Scalar> {
  /// The characters of a range of scalars.
  fileprivate var characters: [Character] {
    (lowerBound.value...upperBound.value).compactMap(Unicode.Scalar.init).map { Character($0) }
  }
}
