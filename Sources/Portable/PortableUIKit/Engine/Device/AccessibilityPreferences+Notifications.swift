import Foundation

extension AccessibilityPreferences {
  /// Posts the notifications of the settings that differ from those before.
  @MainActor func postChanges(since old: AccessibilityPreferences) {
    for (setting, name) in Self.notifications where self[keyPath: setting] != old[keyPath: setting]
    {
      NotificationCenter.default.post(name: name, object: nil)
    }
    if hearingDevicePairedEar != old.hearingDevicePairedEar {
      NotificationCenter.default.post(
        name: UIAccessibility.hearingDevicePairedEarDidChangeNotification,
        object: nil
      )
    }
  }

  @MainActor private static let notifications:
    [(setting: KeyPath<AccessibilityPreferences, Bool>, name: NSNotification.Name)] = [
      (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
      (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
      (\.isAssistiveTouchRunning, UIAccessibility.assistiveTouchStatusDidChangeNotification),
      (\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
      (\.isClosedCaptioningEnabled, UIAccessibility.closedCaptioningStatusDidChangeNotification),
      (
        \.isDarkerSystemColorsEnabled, UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      ),
      (\.isGrayscaleEnabled, UIAccessibility.grayscaleStatusDidChangeNotification),
      (\.isGuidedAccessEnabled, UIAccessibility.guidedAccessStatusDidChangeNotification),
      (\.isInvertColorsEnabled, UIAccessibility.invertColorsStatusDidChangeNotification),
      (\.isMonoAudioEnabled, UIAccessibility.monoAudioStatusDidChangeNotification),
      (\.isOnOffSwitchLabelsEnabled, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
      (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (
        \.isReduceTransparencyEnabled, UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ),
      (\.isShakeToUndoEnabled, UIAccessibility.shakeToUndoDidChangeNotification),
      (\.isSpeakScreenEnabled, UIAccessibility.speakScreenStatusDidChangeNotification),
      (\.isSpeakSelectionEnabled, UIAccessibility.speakSelectionStatusDidChangeNotification),
      (\.isVideoAutoplayEnabled, UIAccessibility.videoAutoplayStatusDidChangeNotification),
      (
        \.shouldDifferentiateWithoutColor,
        UIAccessibility.differentiateWithoutColorDidChangeNotification
      ),
      (\.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
      (\.prefersCrossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
    ]
}
