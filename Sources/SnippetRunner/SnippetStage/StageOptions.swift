public import AccessibilityTree
import AssistiveTechnology
public import SpeechRules

/// The settings of a fence that shows a screen.
public struct StageOptions: Sendable {
  /// The language of the device, as a BCP 47 tag.
  public var language: String
  /// Whether hints are spoken.
  public var hints: Bool
  /// The kind of device.
  public var device: AccessibilityTree.Device
  /// The direction in which a line is read.
  public var direction: AccessibilityTree.LayoutDirection
  /// The version of iOS.
  public var os: SystemVersion
  /// Where the trait words are spoken.
  public var traits: TraitPosition
  /// Whether Switch Control highlights items together that belong together.
  public var groups: Bool
  /// The size of text by UIKit's name; without one it stays what it is.
  public var text: String?

  /// Creates settings; what is not known becomes the default: an iPhone with the latest iOS that
  /// reads from left to right.
  public init(
    _ language: String,
    hints: Bool,
    device: String,
    direction: String,
    os: Int,
    traits: String,
    groups: Bool = true,
    text: String? = nil
  ) {
    self.text = text
    self.language = language
    self.hints = hints
    self.groups = groups
    self.os = SystemVersion(rawValue: os) ?? .latest
    self.traits = TraitPosition(rawValue: traits) ?? .after
    self.device = AccessibilityTree.Device(rawValue: device) ?? .phone
    self.direction = AccessibilityTree.LayoutDirection(rawValue: direction) ?? .leftToRight
  }
}
