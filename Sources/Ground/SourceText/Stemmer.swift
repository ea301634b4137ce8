import CStemmer

/// Finds the stems of words with Snowball's algorithm for a language, so that “buttons” and “button”
/// are one word.
///
/// It owns a machine of the C library, which remembers its last word, and so is not to be shared.
@safe
package final class Stemmer {
  private let machine: OpaquePointer?
  private let hasFleetingVowels: Bool

  /// Creates a stemmer for a language, as a BCP 47 tag; without an algorithm for it a word is its own
  /// stem.
  package init(language: String) {
    let language = String(language.prefix { $0 != "-" })
    let name = Self.algorithms[language]
    hasFleetingVowels = language == "ru"
    unsafe machine = name.flatMap { unsafe sb_stemmer_new($0, nil) }
  }

  deinit {
    if let machine = unsafe machine { unsafe sb_stemmer_delete(machine) }
  }

  private static let algorithms = [
    "de": "german", "en": "english", "es": "spanish", "fr": "french", "it": "italian",
    "pt": "portuguese", "ru": "russian",
  ]

  /// The stem of a word in small letters.
  package func stem(_ word: String) -> String {
    guard let machine = unsafe machine else { return word }
    var word = word
    let stem: String? = word.withUTF8 { bytes in
      let count = Int32(clamping: bytes.count)
      guard let stem = unsafe sb_stemmer_stem(machine, bytes.baseAddress, count) else { return nil }
      let length = unsafe Int(sb_stemmer_length(machine))
      return unsafe String(
        decoding: UnsafeBufferPointer(start: stem, count: length),
        as: UTF8.self
      )
    }
    return withoutFleetingVowel(stem ?? word)
  }

  /// A stem without the vowel that Russian puts between the last consonants where no ending follows.
  ///
  /// Forms of one word are “заголовок” and “заголовки”, “кнопка” and “кнопок”; Snowball's algorithm
  /// leaves the vowel there.
  private func withoutFleetingVowel(_ stem: String) -> String {
    guard hasFleetingVowels, stem.count > 4, let last = stem.last, "кц".contains(last) else {
      return stem
    }
    let beginning = stem.dropLast(2)
    guard let vowel = stem.dropLast().last, "оеё".contains(vowel),
      let consonant = beginning.last, !"аеёиоуыэюя".contains(consonant)
    else { return stem }
    return String(beginning) + String(last)
  }
}
