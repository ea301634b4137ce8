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
  /// Whether VoiceOver runs.
  public var isVoiceOverRunning = true
  /// Whether Switch Control runs.
  public var isSwitchControlRunning = false
  /// Whether AssistiveTouch runs.
  public var isAssistiveTouchRunning = false
  /// Whether bold text is asked for.
  public var isBoldTextEnabled = false
  /// Whether closed captions are asked for.
  public var isClosedCaptioningEnabled = false
  /// Whether darker colours are asked for.
  public var isDarkerSystemColorsEnabled = false
  /// Whether the screen is shown in greys.
  public var isGrayscaleEnabled = false
  /// Whether a guided access session runs.
  public var isGuidedAccessEnabled = false
  /// Whether the colours are inverted.
  public var isInvertColorsEnabled = false
  /// Whether both ears hear the same sound.
  public var isMonoAudioEnabled = false
  /// Whether switches show signs for on and off.
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
  /// Whether buttons are drawn with a shape.
  public var buttonShapesEnabled = false
  /// Whether cross-fades are preferred to movement.
  public var prefersCrossFadeTransitions = false
  /// The ears that wear a hearing device.
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
