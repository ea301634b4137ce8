/// A word or sentence of an assistive technology, with the source that says so.
public struct Word: Hashable, Codable, Sendable {
  /// The word; in a sentence `%1$@` and `%2$@` stand for what differs.
  public let text: String
  /// How sure it is that a phone says this word in this place.
  public let certainty: Certainty
  /// Where the word was read, as a short key that `docs/speech.md` explains; empty for our own.
  public let source: String

  /// Whether nobody has reported that a phone says this word in this place.
  public var isGuess: Bool { certainty == .concluded }

  /// Whether the word is the app's own, which phones say as it is.
  var isOfApp: Bool { certainty == .certain && source.isEmpty }

  /// A word that VoiceOver itself said to a capture; letter case and full stops are those of the capture.
  static func heard(_ text: String, _ source: String) -> Word {
    Word(text: text, certainty: .heard, source: source)
  }

  /// A word of which its source leaves no doubt.
  static func certain(_ text: String, _ source: String) -> Word {
    Word(text: text, certainty: .certain, source: source)
  }

  /// A word that people have heard.
  static func reported(_ text: String, _ source: String) -> Word {
    Word(text: text, certainty: .reported, source: source)
  }

  /// A word that may be another one on a phone; the source, if any, has it for another purpose.
  static func concluded(_ text: String, _ source: String = "") -> Word {
    Word(text: text, certainty: .concluded, source: source)
  }

  /// A word of the app, which phones say as it is.
  package static func app(_ text: String) -> Word {
    Word(text: text, certainty: .certain, source: "")
  }

  /// Returns the sentence with texts in the places of `%1$@`, `%2$@` and so on.
  package func callAsFunction(_ values: String...) -> Word {
    let filled = values.enumerated().reduce(text) { text, value in
      text.replacing("%\(value.offset + 1)$@", with: value.element)
    }
    return Word(text: filled, certainty: certainty, source: source)
  }

  /// Returns the sentence with another word in the place of `%1$@`; it is as sure as the weaker one.
  package func callAsFunction(_ word: Word) -> Word {
    let filled = self(word.text)
    return word.isGuess ? .concluded(filled.text, source) : filled
  }

  /// Returns the sentence with numbers in the places of `%1$@`, `%2$@` and so on.
  package func callAsFunction(_ first: Int, _ second: Int? = nil) -> Word {
    second.map { self(String(first), String($0)) } ?? self(String(first))
  }
}

/// How sure it is that a phone says or does something.
public enum Certainty: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// Said by VoiceOver itself, and captured on a system that is known by its build.
  case heard = "H"
  /// Read in Apple's documentation or string tables, or in AccessibilitySnapshot.
  case certain = "A"
  /// Reported by people who listened to a phone.
  case reported = "B"
  /// Our own conclusion, or a choice where nobody knows.
  case concluded = "C"

  /// Tells whether the first certainty is the weaker one.
  public static func < (first: Certainty, second: Certainty) -> Bool {
    first.strength < second.strength
  }

  private var strength: Int {
    switch self {
    case .concluded: 0
    case .reported: 1
    case .certain: 2
    case .heard: 3
    }
  }
}
