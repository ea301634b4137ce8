import CStemmer

/// Finds the stems of words with the Snowball algorithms, so that “buttons” and “button” match.
///
/// It owns a stemmer of the C library, which isn't thread-safe.
@safe
package final class Stemmer {
  private let stemmer: OpaquePointer?
  private let hasFillVowels: Bool

  /// - Parameter language: a BCP 47 tag; without an algorithm, each word is its own stem.
  package init(language: String) {
    let language = String(language.prefix { $0 != "-" })
    let name = Self.algorithms[language]
    hasFillVowels = language == "ru"
    unsafe stemmer = name.flatMap { unsafe sb_stemmer_new($0, nil) }
  }

  deinit {
    if let stemmer = unsafe stemmer { unsafe sb_stemmer_delete(stemmer) }
  }

  private static let algorithms = [
    "de": "german", "en": "english", "es": "spanish", "fr": "french", "it": "italian",
    "pt": "portuguese", "ru": "russian",
  ]

  package func stem(_ word: String) -> String {
    guard let stemmer = unsafe stemmer else { return word }
    var word = word
    let stem: String? = word.withUTF8 { bytes in
      let count = Int32(clamping: bytes.count)
      guard let stem = unsafe sb_stemmer_stem(stemmer, bytes.baseAddress, count) else { return nil }
      let length = unsafe Int(sb_stemmer_length(stemmer))
      return unsafe String(
        decoding: UnsafeBufferPointer(start: stem, count: length),
        as: UTF8.self
      )
    }
    return droppingFillVowel(stem ?? word)
  }

  /// Drops the fill vowel that Russian inserts between the last consonants of a stem without an
  /// ending.
  ///
  /// “заголовок” and “заголовки”, “кнопка” and “кнопок” are forms of one word, but the Snowball
  /// algorithm keeps the vowel.
  private func droppingFillVowel(_ stem: String) -> String {
    guard hasFillVowels, stem.count > 4, let last = stem.last, "кц".contains(last) else {
      return stem
    }
    let beginning = stem.dropLast(2)
    guard let vowel = stem.dropLast().last, "оеё".contains(vowel),
      let consonant = beginning.last, !"аеёиоуыэюя".contains(consonant)
    else { return stem }
    return String(beginning) + String(last)
  }
}
