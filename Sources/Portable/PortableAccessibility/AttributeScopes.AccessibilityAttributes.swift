public import Foundation

extension AttributeScopes {
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    public let accessibilityTextualContext: TextualContextAttribute
    public let accessibilityTextCustom: TextCustomAttribute
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
    public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
    @available(iOS 27.0, *)
    public let accessibilitySpeechSSML: SpeechSSMLAttribute
  }

  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.AccessibilityAttributes {
  public enum AdjustedPitchAttribute: AttributedStringKey {
    public typealias Value = Double

    public static let name = "UIAccessibilitySpeechAttributePitch"
  }

  public enum AnnouncementPriorityAttribute: AttributedStringKey {
    public enum AnnouncementPriority: String, Hashable, Codable, Sendable {
      case low = "UIAccessibilityPriorityLow"
      case `default` = "UIAccessibilityPriorityDefault"
      case high = "UIAccessibilityPriorityHigh"
    }

    public typealias Value = AnnouncementPriority

    public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
  }

  public enum HeadingLevelAttribute: AttributedStringKey {
    public enum HeadingLevel: Int, Hashable, Codable, Sendable {
      case unspecified, h1, h2, h3, h4, h5, h6
    }

    public typealias Value = HeadingLevel

    public static let name = "UIAccessibilityTextAttributeHeadingLevel"
  }

  public enum IPANotationAttribute: AttributedStringKey {
    public typealias Value = String

    public static let name = "UIAccessibilitySpeechAttributeIPANotation"
  }

  public enum IncludesPunctuationAttribute: AttributedStringKey {
    public typealias Value = Bool

    public static let name = "UIAccessibilitySpeechAttributePunctuation"
  }

  public enum QueueAnnouncementAttribute: AttributedStringKey {
    public typealias Value = Bool

    public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
  }

  /// How a text is pronounced, in the Speech Synthesis Markup Language; the text itself is printed.
  @available(iOS 27.0, *)
  public enum SpeechSSMLAttribute: AttributedStringKey {
    public typealias Value = String

    public static let name = "AXSpeechAttributeSSML"
  }

  public enum SpellOutAttribute: AttributedStringKey {
    public typealias Value = Bool

    public static let name = "UIAccessibilitySpeechAttributeSpellOut"
  }

  public enum TextCustomAttribute: AttributedStringKey {
    public typealias Value = [String]

    public static let name = "UIAccessibilityTextAttributeCustom"
  }

  public enum TextualContextAttribute: AttributedStringKey {
    public enum TextualContext: String, Hashable, Codable, Sendable {
      case plain = "UIAccessibilityTextualContextPlain"
      case console = "UIAccessibilityTextualContextConsole"
      case fileSystem = "UIAccessibilityTextualContextFileSystem"
      case messaging = "UIAccessibilityTextualContextMessaging"
      case narrative = "UIAccessibilityTextualContextNarrative"
      case sourceCode = "UIAccessibilityTextualContextSourceCode"
      case spreadsheet = "UIAccessibilityTextualContextSpreadsheet"
      case wordProcessing = "UIAccessibilityTextualContextWordProcessing"
    }

    public typealias Value = TextualContext

    public static let name = "UIAccessibilityTextAttributeContext"
  }
}
