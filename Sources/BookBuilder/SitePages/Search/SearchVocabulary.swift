import Articles
import SourceText
import Synchronization

/// The words of a language's pages, each with a number.
struct SearchVocabulary: Sendable {
  private(set) var words: [Word] = []
  var stemCount: Int { stems.count }

  private var numbers: [String: Int] = [:]
  private var stems: [String: Int] = [:]
  /// The words in runs of bytes that were met before, as most were: a book has a million runs, of which a
  /// few thousand differ.
  private var runs: [ArraySlice<UInt8>: [Int]] = [:]

  /// A word in small letters.
  struct Word: Sendable {
    let text: String
    let stem: Int
  }

  /// Hands on the numbers of the words of a text, given as its bytes.
  mutating func forEachWord(of text: ArraySlice<UInt8>, _ take: (Int) -> Void) {
    for run in text.split(whereSeparator: \.endsWord) {
      guard let known = runs[run] else {
        let words = Self.words(of: String(decoding: run, as: UTF8.self)).map { number(of: $0) }
        runs[Array(run)[...]] = words
        words.forEach(take)
        continue
      }
      known.forEach(take)
    }
  }

  /// The words of a text in small letters, the parts of code names beside the whole.
  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.flatMap { run in
      let parts = parts(of: run)
      return [run.lookedUp] + (parts.count > 1 ? parts.filter { $0.count > 1 }.map(\.lookedUp) : [])
    }
  }

  /// The parts of a code name, cut before each capital letter that follows or precedes a small one.
  private static func parts(of name: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = name.startIndex
    for index in name.indices.dropFirst() where name[index].isUppercase {
      let next = name.index(after: index)
      let startsWord = next < name.endIndex && name[next].isLowercase
      if name[name.index(before: index)].isLowercase || startsWord {
        parts.append(name[start..<index])
        start = index
      }
    }
    return parts + [name[start...]]
  }

  private mutating func number(of word: String) -> Int {
    if let known = numbers[word] { return known }
    let stem = WordStems.shared.stem(of: word)
    let stemNumber = stems[stem] ?? stems.count
    stems[stem] = stemNumber
    numbers[word] = words.count
    words.append(Word(text: word, stem: stemNumber))
    return words.count - 1
  }
}

extension UInt8 {
  /// Whether a byte is a sign of ASCII that is no letter and no digit; what other signs are, bytes alone
  /// do not tell.
  fileprivate var endsWord: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      false
    default: true
    }
  }
}

/// Finds the stems of words by their letters: Cyrillic words as Russian ones, others as English ones.
private final class WordStems: Sendable {
  /// The stemmers of the process; they are expensive to make, and remember nothing from word to word.
  static let shared = WordStems()

  private let latin = Mutex(Stemmer(language: "en"))
  private let cyrillic = Mutex(Stemmer(language: "ru"))

  /// The stem of a word in small letters.
  func stem(of word: String) -> String {
    let isCyrillic = word.unicodeScalars.contains { ("\u{400}"..."\u{52F}").contains($0) }
    return isCyrillic
      ? cyrillic.withLock { $0.stem(word) } : latin.withLock { $0.stem(word) }
  }
}
