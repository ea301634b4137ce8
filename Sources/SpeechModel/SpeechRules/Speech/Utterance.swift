/// One stop as it is spoken.
///
/// ```swift
/// import SpeechRules
///
/// let parts = [UtterancePart(.label, "Buy"), UtterancePart(.trait, "Button")]
/// let utterance = Utterance(parts: parts, language: "en")
/// print(utterance.caption)
/// print(utterance.text(in: .service))
/// ```
///
/// ```output
/// Buy, Button
/// Buy Button
/// ```
public struct Utterance: Hashable, Codable, Sendable {
  /// The pieces in the order of speech.
  public var parts: [UtterancePart]
  /// The language of the words, as a BCP 47 tag.
  public var language: String
  /// The rule by which this is spoken now, such as all of a stop or only what changed.
  public var rule: SpeechRule
  /// The same stop as AccessibilitySnapshot writes it; `nil` of what is no whole stop.
  public var snapshot: SnapshotDescription?
  /// What a container adds to the text of the stop, whose element alone does not tell it.
  package var context: Place.Context?

  /// Creates an utterance.
  public init(
    parts: [UtterancePart],
    language: String,
    rule: SpeechRule = .partOrder,
    snapshot: SnapshotDescription? = nil
  ) {
    self.parts = parts
    self.language = language
    self.rule = rule
    self.snapshot = snapshot
  }

  /// How sure it is that a phone says exactly this: as sure as the weakest part.
  ///
  /// That nothing at all is said is a guess.
  public var certainty: Certainty {
    let weakest = parts.map { $0.certainty }.min() ?? SpeechRule.silence.certainty
    return min(weakest, rule.certainty)
  }

  /// The caption form: the pieces joined by a comma and a space, as the caption panel shows them.
  public var caption: String { captionParts.map { $0.text }.joined(separator: ", ") }

  /// The parts with their texts as a caption shows them.
  ///
  /// A hint that something follows loses its full stop, and so does every hint of the system's.
  ///
  /// Source: the caption panel of iOS 26.6.1, in which “Double tap to toggle setting” ends without
  /// the full stop that `XCUIVoiceOverService` returns; certainty H. For the app's own hint: C.
  public var captionParts: [UtterancePart] {
    parts.enumerated().map { offset, part in
      let keepsFullStop = part.wording == nil && offset == parts.count - 1
      guard part.role == .hint, !keepsFullStop else { return part }
      var part = part
      part.text = String(part.text.withoutFullStop)
      return part
    }
  }

  /// Returns the utterance in a notation; in that of snapshots what is no whole stop is a caption.
  public func text(in notation: SpeechNotation) -> String {
    switch notation {
    case .caption: caption
    case .service:
      parts.map { $0.text }.joined(separator: " ").cut(toUTF16: SpeechNotation.serviceLimit)
    case .snapshot: snapshot.map { [$0.description, $0.hint].joinedByBlank } ?? caption
    }
  }
}

extension String {
  /// The text without one full stop at its end.
  var withoutFullStop: Substring {
    hasSuffix(".") ? dropLast() : self[...]
  }

  /// The beginning of the text that fits into a number of UTF-16 units.
  fileprivate func cut(toUTF16 limit: Int) -> String {
    String(utf16.prefix(limit)) ?? String(utf16.prefix(limit - 1)) ?? self
  }

  /// The text on one line without blanks around it; nothing if no text is left.
  ///
  /// A transcript compares line by line, so a line break inside a label becomes a space. How a
  /// phone's caption panel draws the break is not known; certainty C.
  package var spokenForm: String? {
    let lines = split { $0.isNewline }.map { $0.trimmingBlanks }
    let text = lines.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}

extension [String?] {
  /// The texts that are there, a space between them.
  fileprivate var joinedByBlank: String {
    compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// How the parts of an utterance are written down; the parts are the same in each notation.
public enum SpeechNotation: String, Hashable, Codable, Sendable, CaseIterable {
  /// A comma and a space between the parts, as VoiceOver's caption panel shows them.
  case caption
  /// A space between the parts, cut after 64 UTF-16 units, as `XCUIVoiceOverService` returns them.
  case service
  /// Colons and full stops, in the spelling of AccessibilitySnapshot.
  case snapshot

  /// How many UTF-16 units `XCUIVoiceOverService` returns of an utterance.
  ///
  /// Source: captures of iOS 27.0, eight of which end after exactly so many; certainty H.
  public static let serviceLimit = 64
}

extension Substring {
  /// The text without blanks at its start and end.
  package var trimmingBlanks: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return self[first...last]
  }
}
