public import AccessibilityTree

/// The user's settings that affect speech, and the version of the system.
///
/// ```swift
/// import AccessibilityTree
/// import SpeechRules
///
/// let volume = AccessibilityElement(
///   id: ElementID(1), label: "Volume", value: "50 %", hint: "Turns the music up", traits: .adjustable)
/// for settings in [
///   SpeechSettings(language: "en", hints: false), SpeechSettings(language: "en", traits: .before),
/// ] {
///   print(UtteranceComposer(settings: settings).utterance(for: Stop(volume)).caption)
/// }
/// ```
///
/// ```output
/// Volume, 50 %, adjustable
/// adjustable, Volume, 50 %, Turns the music up, Swipe up or down with one finger to adjust the value
/// ```
public struct SpeechSettings: Hashable, Codable, Sendable {
  /// The language of the device as a BCP 47 tag.
  ///
  /// Languages without a vocabulary fall back to English.
  public var language: String
  /// Whether hints are spoken.
  public var hints: Bool
  /// The version of iOS.
  public var os: SystemVersion
  /// The position of trait words; ignored before iOS 18, which has no such setting.
  public var traits: TraitPosition

  /// Creates settings.
  public init(
    language: String,
    hints: Bool = true,
    os: SystemVersion = .latest,
    traits: TraitPosition = .after
  ) {
    self.language = language
    self.hints = hints
    self.os = os
    self.traits = traits
  }

  /// The languages with a vocabulary, as BCP 47 tags.
  public static var supportedLanguages: [String] {
    SpeechWords.all.map { $0.language }
  }
}

/// The position of the words for traits, as set under Verbosity, Controls.
///
/// Source: AccessibilitySnapshot's `VerbosityConfiguration`; certainty B. The setting exists since
/// iOS 18.4.
public enum TraitPosition: String, Hashable, Codable, Sendable, CaseIterable {
  /// After the label and the value.
  case after
  /// Before the label; “Selected” still comes first, certainty C.
  case before
  /// Not at all; the state of a switch is still spoken, certainty C.
  case off
}
