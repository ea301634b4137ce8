import Foundation

/// Advice where nothing but capital letters, spaces or signs differ.
enum SpellingAdvice {
  /// A way in which lines can be alike, and what is then different.
  private struct Likeness: Sendable {
    /// What differs, as the subject of a sentence.
    var name: String
    /// What is left of a line without the difference.
    var fold: @Sendable (String) -> String
  }

  private static let likenesses = [
    Likeness(name: "only capital letters differ") { $0.lowercased() },
    Likeness(name: "only a non-breaking space and an ordinary one differ") {
      $0.replacing("\u{A0}", with: " ")
    },
    Likeness(name: "only spaces differ") { $0.filter { !$0.isWhitespace } },
    Likeness(name: "only punctuation differs") { $0.filter { !$0.isPunctuation } },
    Likeness(name: "only the letter 'ё' differs") { $0.replacing("ё", with: "е") },
    Likeness(name: "only letters of another alphabet that look the same differ") {
      String($0.map { latinLetters[$0] ?? $0 })
    },
    Likeness(name: "only capital letters, spaces and punctuation differ") {
      $0.lowercased().filter { $0.isLetter || $0.isNumber }
    },
  ]

  /// The Latin letters that look like Cyrillic ones, by these.
  private static let latinLetters = Dictionary(
    uniqueKeysWithValues: zip("АВЕКМНОРСТХаеорсух", "ABEKMHOPCTXaeopcyx")
  )

  /// What to change; `nil` if this is not the reason.
  static func sentence(for difference: TranscriptDifference) -> String? {
    guard let first = difference.differingLines?.first else { return nil }
    let likeness = likenesses.first { likeness in
      difference.expected.map(likeness.fold) == difference.computed.map(likeness.fold)
    }
    guard let likeness else { return nil }
    let (old, new) = shortest(difference.expected[first], difference.computed[first])
    return "\(likeness.name): '\(old)' is computed as '\(new)'"
  }

  /// The words that differ first, or the whole lines if words cannot be told apart.
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
