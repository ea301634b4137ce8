import Foundation

/// The user's accessibility settings, which an app reads from `UIAccessibility`.
///
/// Apple's flags are read-only, so this type has no counterpart in UIKit: a test or the hidden
/// setup of a snippet changes it to show what the app does in either case. A change posts the
/// setting's notification.
///
///     AccessibilityPreferences.current.isReduceMotionEnabled = true
///
/// By default VoiceOver is on, because it reads the screen, and everything else is as on a new
/// device.
public struct AccessibilityPreferences: Sendable {
  public var isVoiceOverRunning = true
  public var isSwitchControlRunning = false
  public var isAssistiveTouchRunning = false
  public var isBoldTextEnabled = false
  public var isClosedCaptioningEnabled = false
  public var isDarkerSystemColorsEnabled = false
  public var isGrayscaleEnabled = false
  public var isGuidedAccessEnabled = false
  public var isInvertColorsEnabled = false
  public var isMonoAudioEnabled = false
  public var isOnOffSwitchLabelsEnabled = false
  public var isReduceMotionEnabled = false
  public var isReduceTransparencyEnabled = false
  public var isShakeToUndoEnabled = true
  public var isSpeakScreenEnabled = false
  public var isSpeakSelectionEnabled = false
  public var isVideoAutoplayEnabled = true
  public var shouldDifferentiateWithoutColor = false
  public var buttonShapesEnabled = false
  public var prefersCrossFadeTransitions = false
  public var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar = []

  public init() {}

  @preconcurrency @MainActor public static var current = AccessibilityPreferences() {
    didSet {
      SystemPalette.current.hasIncreasedContrast = current.isDarkerSystemColorsEnabled
      current.postChanges(since: oldValue)
    }
  }

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
