import Foundation

/// The user's accessibility settings, which an app reads from `UIAccessibility`.
///
/// Apple's flags can only be read, so this type has no counterpart in UIKit: a test or the hidden
/// setup of a snippet changes it to show what the app does in either case. A change posts the
/// notification that belongs to the setting.
///
///     AccessibilityPreferences.current.isReduceMotionEnabled = true
///
/// Until it is changed VoiceOver runs, because it reads the screen, and everything else is as on a
/// new device.
public struct AccessibilityPreferences: Sendable {
  public var isVoiceOverRunning = true
  public var isSwitchControlRunning = false
  public var isAssistiveTouchRunning = false
  public var isBoldTextEnabled = false
  public var isClosedCaptioningEnabled = false
  /// Whether darker colours are asked for.
  public var isDarkerSystemColorsEnabled = false
  /// Whether the screen is shown in greys.
  public var isGrayscaleEnabled = false
  public var isGuidedAccessEnabled = false
  public var isInvertColorsEnabled = false
  /// Whether both ears hear the same sound.
  public var isMonoAudioEnabled = false
  public var isOnOffSwitchLabelsEnabled = false
  /// Whether less motion is asked for.
  public var isReduceMotionEnabled = false
  /// Whether less transparency is asked for.
  public var isReduceTransparencyEnabled = false
  /// Whether shaking the device takes back the last step.
  public var isShakeToUndoEnabled = true
  /// Whether the screen may be read aloud.
  public var isSpeakScreenEnabled = false
  /// Whether a selection may be read aloud.
  public var isSpeakSelectionEnabled = false
  /// Whether videos start by themselves.
  public var isVideoAutoplayEnabled = true
  /// Whether a state must be told by more than colour.
  public var shouldDifferentiateWithoutColor = false
  public var buttonShapesEnabled = false
  public var prefersCrossFadeTransitions = false
  public var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar = []

  /// Creates the settings of a new device on which VoiceOver runs.
  public init() {}

  /// The settings in force.
  @preconcurrency @MainActor public static var current = AccessibilityPreferences() {
    didSet {
      SystemPalette.current.hasIncreasedContrast = current.isDarkerSystemColorsEnabled
      current.postChanges(since: oldValue)
    }
  }
}

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
