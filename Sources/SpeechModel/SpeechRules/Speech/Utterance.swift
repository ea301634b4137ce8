/// What VoiceOver says at one stop, as a list of parts.
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
///
/// Compare utterances by their ``parts``, which are the same in every notation.
public struct Utterance: Hashable, Codable, Sendable {
  /// The parts, in the order of speech.
  public var parts: [UtterancePart]
  /// The language of the words as a BCP 47 tag.
  public var language: String
  /// The rule that determines what is spoken now, such as a whole stop or only what changed.
  public var rule: SpeechRule
  /// The same stop as AccessibilitySnapshot writes it; `nil` if this isn't a whole stop.
  public var snapshot: SnapshotDescription?
  /// What the container adds to the stop, which can't be derived from the element.
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

  /// How certain it is that a phone says exactly this: the certainty of the weakest part.
  ///
  /// Silence is a guess.
  public var certainty: Certainty {
    let weakest = parts.map { $0.certainty }.min() ?? SpeechRule.silence.certainty
    return min(weakest, rule.certainty)
  }

  /// The parts separated by a comma and a space, as the caption panel shows them.
  public var caption: String { captionParts.map { $0.text }.joined(separator: ", ") }

  /// The parts with their texts as a caption shows them.
  ///
  /// A hint that isn't last loses its full stop, and so does every hint of the system.
  ///
  /// Source: the caption panel of iOS 26.6.1, in which “Double tap to toggle setting” ends without
  /// the full stop that `XCUIVoiceOverService` returns; certainty H. For the app's own hint: C.
  public var captionParts: [UtterancePart] {
    parts.enumerated().map { offset, part in
      let keepsFullStop = part.wording == nil && offset == parts.count - 1
      guard part.role == .hint, !keepsFullStop else { return part }
      var part = part
      part.text = String(part.text.droppingFullStop)
      return part
    }
  }

  /// Returns the utterance in a notation.
  ///
  /// In snapshot notation, an utterance that isn't a whole stop is written as a caption.
  public func text(in notation: SpeechNotation) -> String {
    switch notation {
    case .caption: caption
    case .service:
      parts.map { $0.text }.joined(separator: " ").cut(toUTF16: SpeechNotation.serviceLimit)
    case .snapshot: snapshot.map { [$0.description, $0.hint].joinedBySpace } ?? caption
    }
  }
}

extension String {
  var droppingFullStop: Substring {
    hasSuffix(".") ? dropLast() : self[...]
  }

  /// The longest prefix of the text that fits into a number of UTF-16 units.
  fileprivate func cut(toUTF16 limit: Int) -> String {
    String(utf16.prefix(limit)) ?? String(utf16.prefix(limit - 1)) ?? self
  }

  /// The text on one line without surrounding whitespace; `nil` if nothing is left.
  ///
  /// Transcripts are compared line by line, so a line break in a label becomes a space. It isn't
  /// known how the caption panel of a phone shows the break; certainty C.
  package var spokenForm: String? {
    let lines = split { $0.isNewline }.map { $0.trimmingBlanks }
    let text = lines.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}

extension [String?] {
  fileprivate var joinedBySpace: String {
    compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// How the parts of an utterance are written; the parts are the same in each notation.
public enum SpeechNotation: String, Hashable, Codable, Sendable, CaseIterable {
  /// Separated by a comma and a space, as VoiceOver's caption panel shows them.
  case caption
  /// Separated by a space and cut after 64 UTF-16 units, as `XCUIVoiceOverService` returns them.
  case service
  /// With colons and full stops, in AccessibilitySnapshot's spelling.
  case snapshot

  /// The maximum number of UTF-16 units that `XCUIVoiceOverService` returns for an utterance.
  ///
  /// Source: captures of iOS 27.0, eight of which end after exactly this number; certainty H.
  public static let serviceLimit = 64
}

extension Substring {
  package var trimmingBlanks: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return self[first...last]
  }
}
