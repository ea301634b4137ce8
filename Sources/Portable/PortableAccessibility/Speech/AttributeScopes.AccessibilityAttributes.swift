public import Foundation

extension AttributeScopes {
  /// The attributes by which a text tells how it is to be spoken.
  public struct AccessibilityAttributes: AttributeScope {
    /// The level of a heading.
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    /// What kind of text it is.
    public let accessibilityTextualContext: TextualContextAttribute
    /// Attributes of the app's own.
    public let accessibilityTextCustom: TextCustomAttribute
    /// The pitch, from 0 to 2; 1 is normal.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// How an announcement behaves beside other speech.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether an announcement waits for the one before it.
    public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
    /// Whether every punctuation mark is spoken.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// The pronunciation, in the letters of the International Phonetic Alphabet.
    public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
    /// Whether the text is spelled letter by letter.
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
  }

  /// The attributes by which a text tells how it is to be spoken.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of speech by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
