public import AccessibilityTree

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

  /// Creates settings; an unknown device is an iPhone, an unknown direction left to right.
  public init(_ language: String, hints: Bool, device: String, direction: String) {
    self.language = language
    self.hints = hints
    self.device = AccessibilityTree.Device(rawValue: device) ?? .phone
    self.direction = AccessibilityTree.LayoutDirection(rawValue: direction) ?? .leftToRight
  }
}
