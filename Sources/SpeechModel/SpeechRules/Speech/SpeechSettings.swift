public import AccessibilityTree

/// The user's settings that change what is spoken, and the system they are made on.
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
  /// The language of the device as a BCP 47 tag; an unknown one falls back to English.
  public var language: String
  /// Whether hints are spoken; on unless the user turned them off.
  public var hints: Bool
  /// The version of iOS.
  public var os: SystemVersion
  /// Where the trait words are spoken; ignored before iOS 18, which has no such setting.
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

  /// The languages the model has words for, as BCP 47 tags.
  public static var supportedLanguages: [String] {
    SpeechWords.all.map { $0.language }
  }
}

/// Where the words for what an element is are spoken, as set under Verbosity, Controls.
///
/// Source: AccessibilitySnapshot's `VerbosityConfiguration`; certainty B. The setting exists since
/// iOS 18.4.
public enum TraitPosition: String, Hashable, Codable, Sendable, CaseIterable {
  /// After label and value.
  case after
  /// Before the label; “Selected” still comes first, certainty C.
  case before
  /// Not at all; the state of a switch is spoken nevertheless, certainty C.
  case off
}
