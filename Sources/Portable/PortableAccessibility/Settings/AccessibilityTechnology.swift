/// The name of an assistive technology.
@available(iOS 18.0, *)
public struct AccessibilityTechnology: RawRepresentable, Hashable, Sendable {
  /// The name by which the system knows it.
  public var rawValue: String

  /// Creates a technology from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// VoiceOver.
  public static let voiceOver = AccessibilityTechnology(rawValue: "AXTechnologyVoiceOver")
  /// Switch Control.
  public static let switchControl = AccessibilityTechnology(rawValue: "AXTechnologySwitchControl")
  /// Voice Control.
  public static let voiceControl = AccessibilityTechnology(rawValue: "AXTechnologyVoiceControl")
  /// Full Keyboard Access.
  public static let fullKeyboardAccess = AccessibilityTechnology(
    rawValue: "AXTechnologyFullKeyboardAccess"
  )
  /// Speak Screen.
  public static let speakScreen = AccessibilityTechnology(rawValue: "AXTechnologySpeakScreen")
  /// A test that drives the app.
  public static let automation = AccessibilityTechnology(rawValue: "AXTechnologyAutomation")
  /// Hover Text.
  public static let hoverText = AccessibilityTechnology(rawValue: "AXTechnologyHoverText")
  /// Zoom.
  public static let zoom = AccessibilityTechnology(rawValue: "AXTechnologyZoom")
}
