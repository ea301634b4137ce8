/// A word or sentence of an assistive technology, with its certainty and source.
public struct Word: Hashable, Codable, Sendable {
  /// The text; in a sentence, `%1$@` and `%2$@` are placeholders.
  public let text: String
  /// How certain it is that a phone says this word in this situation.
  public let certainty: Certainty
  /// The keys of the sources, which `docs/speech.md` explains; empty for words of our own.
  public let source: String

  /// Whether nobody has reported that a phone says this word in this situation.
  public var isGuess: Bool { certainty == .concluded }

  /// Whether the word comes from the app, in which case phones say it as it is.
  var isFromApp: Bool { certainty == .certain && source.isEmpty }

  /// A word captured from VoiceOver, with the capitalisation and full stops of the capture.
  static func heard(_ text: String, _ source: String) -> Word {
    Word(text: text, certainty: .heard, source: source)
  }

  static func certain(_ text: String, _ source: String) -> Word {
    Word(text: text, certainty: .certain, source: source)
  }

  static func reported(_ text: String, _ source: String) -> Word {
    Word(text: text, certainty: .reported, source: source)
  }

  /// A word that phones may say differently; the source, if any, has it for another purpose.
  static func concluded(_ text: String, _ source: String = "") -> Word {
    Word(text: text, certainty: .concluded, source: source)
  }

  /// A word of the app, which phones say as it is.
  package static func app(_ text: String) -> Word {
    Word(text: text, certainty: .certain, source: "")
  }

  /// Returns the sentence with `%1$@`, `%2$@` and so on replaced by texts.
  package func callAsFunction(_ values: String...) -> Word {
    let filled = values.enumerated().reduce(text) { text, value in
      text.replacing("%\(value.offset + 1)$@", with: value.element)
    }
    return Word(text: filled, certainty: certainty, source: source)
  }

  /// Returns the sentence with `%1$@` replaced by another word; a guess makes it a guess.
  package func callAsFunction(_ word: Word) -> Word {
    let filled = self(word.text)
    return word.isGuess ? .concluded(filled.text, source) : filled
  }

  /// Returns the sentence with `%1$@` and `%2$@` replaced by numbers.
  package func callAsFunction(_ first: Int, _ second: Int? = nil) -> Word {
    second.map { self(String(first), String($0)) } ?? self(String(first))
  }
}

/// How certain it is that a phone says or does something, from ``concluded`` to ``heard``.
public enum Certainty: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// Said by VoiceOver and captured, on a known build of the system.
  case heard = "H"
  /// Read in Apple's documentation or string tables, or in AccessibilitySnapshot.
  case certain = "A"
  /// Reported by people who listened to a phone.
  case reported = "B"
  /// Our own conclusion, or a choice where the behaviour is unknown.
  case concluded = "C"

  /// Returns whether the first certainty is weaker than the second.
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
