import Articles
import SourceText
import Synchronization

struct SearchVocabulary: Sendable {
  private(set) var words: [Word] = []
  var stemCount: Int { stems.count }

  private var numbers: [String: Int] = [:]
  private var stems: [String: Int] = [:]
  /// A cache of the words in each run of bytes: a book has a million runs, but only a few thousand
  /// different ones.
  private var runs: [String: [Int]] = [:]

  struct Word: Sendable {
    let text: String
    let stem: Int
  }

  /// Calls `body` with the number of each word of a UTF-8 text.
  mutating func forEachWord(of text: ArraySlice<UInt8>, _ body: (Int) -> Void) {
    var (start, end) = (text.startIndex, text.startIndex - 1)
    while end < text.endIndex {
      end += 1
      guard end == text.endIndex || text[end].isASCIISeparator else { continue }
      defer { start = end + 1 }
      guard start < end else { continue }
      let run = String(decoding: text[start..<end], as: UTF8.self)
      guard let known = runs[run] else {
        let words = Self.words(of: run).map { number(of: $0) }
        runs[run] = words
        words.forEach(body)
        continue
      }
      known.forEach(body)
    }
  }

  /// The lowercased words of a text, with the parts of code names in addition to the whole.
  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.flatMap { run in
      let parts = parts(of: run)
      return [run.lookupKey]
        + (parts.count > 1 ? parts.filter { $0.count > 1 }.map(\.lookupKey) : [])
    }
  }

  /// The parts of a camel-case name: `UILabel` becomes `UI` and `Label`.
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
    let stem = SharedStemmers.shared.stem(of: word)
    let stemNumber = stems[stem] ?? stems.count
    stems[stem] = stemNumber
    numbers[word] = words.count
    words.append(Word(text: word, stem: stemNumber))
    return words.count - 1
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII character other than a letter or digit; bytes of other characters
  /// don't end a word, as a byte alone can't tell.
  fileprivate var isASCIISeparator: Bool {
    let lower = self | 0x20
    let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    let isDigit = self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
    return self < 0x80 && !isLetter && !isDigit
  }
}

/// Stems words by their script: Cyrillic words as Russian, all others as English.
private final class SharedStemmers: Sendable {
  /// Shared by the process: stemmers are expensive to create and keep no state between words.
  static let shared = SharedStemmers()

  private let latin = Mutex(Stemmer(language: "en"))
  private let cyrillic = Mutex(Stemmer(language: "ru"))

  func stem(of word: String) -> String {
    let isCyrillic = word.unicodeScalars.contains { ("\u{400}"..."\u{52F}").contains($0) }
    return isCyrillic
      ? cyrillic.withLock { $0.stem(word) } : latin.withLock { $0.stem(word) }
  }
}
