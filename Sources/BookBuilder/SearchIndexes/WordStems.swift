import Stemming
import Synchronization

/// Finds the stems of words by their letters: Cyrillic words as Russian ones, others as English ones.
final class WordStems: Sendable {
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
