import PortableAccessibility

extension AccessibilityTechnology {
  /// The technology that the user's settings say is on.
  @MainActor static var running: AccessibilityTechnology? {
    let settings = AccessibilityPreferences.current
    if settings.isSwitchControlRunning { return .switchControl }
    return settings.isVoiceOverRunning ? .voiceOver : nil
  }
}
