import Foundation

/// Advice if only capitalization, spaces or punctuation differ.
enum SpellingAdvice {
  private struct Variation: Sendable {
    var name: String
    var fold: @Sendable (String) -> String
  }

  private static let variations = [
    Variation(name: "only capitalization differs") { $0.lowercased() },
    Variation(name: "only non-breaking spaces differ") {
      $0.replacing("\u{A0}", with: " ")
    },
    Variation(name: "only spaces differ") { $0.filter { !$0.isWhitespace } },
    Variation(name: "only punctuation differs") { $0.filter { !$0.isPunctuation } },
    Variation(name: "only the letter 'ё' differs") { $0.replacing("ё", with: "е") },
    Variation(name: "only letters that look the same in another alphabet differ") {
      String($0.map { latinLetters[$0] ?? $0 })
    },
    Variation(name: "only capitalization, spaces and punctuation differ") {
      $0.lowercased().filter { $0.isLetter || $0.isNumber }
    },
  ]

  /// The Latin letters by the Cyrillic letters that look the same.
  private static let latinLetters = Dictionary(
    uniqueKeysWithValues: zip("АВЕКМНОРСТХаеорсух", "ABEKMHOPCTXaeopcyx")
  )

  static func sentence(for difference: TranscriptDifference) -> String? {
    guard let first = difference.differingLines?.first else { return nil }
    let variation = variations.first { variation in
      difference.expected.map(variation.fold) == difference.computed.map(variation.fold)
    }
    guard let variation else { return nil }
    let (old, new) = shortest(difference.expected[first], difference.computed[first])
    return "\(variation.name): '\(old)' is computed as '\(new)'"
  }

  private static func shortest(_ old: String, _ new: String) -> (String, String) {
    let (oldWords, newWords) = (old.split(separator: " "), new.split(separator: " "))
    guard oldWords.count == newWords.count,
      let pair = zip(oldWords, newWords).first(where: { $0 != $1 })
    else { return (old, new) }
    let signs = CharacterSet(charactersIn: ",")
    let (first, second) = (String(pair.0), String(pair.1))
    guard first.hasSuffix(","), second.hasSuffix(",") else { return (first, second) }
    return (first.trimmingCharacters(in: signs), second.trimmingCharacters(in: signs))
  }
}
