extension UIAccessibility {
  /// Whether VoiceOver runs.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    AccessibilityPreferences.current.isVoiceOverRunning
  }
  /// Whether Switch Control runs.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    AccessibilityPreferences.current.isSwitchControlRunning
  }
  /// Whether AssistiveTouch runs.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool {
    AccessibilityPreferences.current.isAssistiveTouchRunning
  }
  /// Whether bold text is asked for.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    AccessibilityPreferences.current.isBoldTextEnabled
  }
  /// Whether closed captions are asked for.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool {
    AccessibilityPreferences.current.isClosedCaptioningEnabled
  }
  /// Whether darker colours are asked for.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    AccessibilityPreferences.current.isDarkerSystemColorsEnabled
  }
  /// Whether the screen is shown in greys.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool {
    AccessibilityPreferences.current.isGrayscaleEnabled
  }
  /// Whether a guided access session runs.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool {
    AccessibilityPreferences.current.isGuidedAccessEnabled
  }
  /// Whether the colours are inverted.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool {
    AccessibilityPreferences.current.isInvertColorsEnabled
  }
  /// Whether both ears hear the same sound.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool {
    AccessibilityPreferences.current.isMonoAudioEnabled
  }
  /// Whether switches show signs for on and off.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool {
    AccessibilityPreferences.current.isOnOffSwitchLabelsEnabled
  }
  /// Whether less motion is asked for.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    AccessibilityPreferences.current.isReduceMotionEnabled
  }
  /// Whether less transparency is asked for.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    AccessibilityPreferences.current.isReduceTransparencyEnabled
  }
  /// Whether shaking the device takes back the last step.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool {
    AccessibilityPreferences.current.isShakeToUndoEnabled
  }
  /// Whether the screen may be read aloud.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool {
    AccessibilityPreferences.current.isSpeakScreenEnabled
  }
  /// Whether a selection may be read aloud.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool {
    AccessibilityPreferences.current.isSpeakSelectionEnabled
  }
  /// Whether videos start by themselves.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool {
    AccessibilityPreferences.current.isVideoAutoplayEnabled
  }
  /// Whether a state must be told by more than colour.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
    AccessibilityPreferences.current.shouldDifferentiateWithoutColor
  }
  /// Whether buttons are drawn with a shape.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool {
    AccessibilityPreferences.current.buttonShapesEnabled
  }
  /// Whether cross-fades are preferred to movement.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    AccessibilityPreferences.current.prefersCrossFadeTransitions
  }
  /// The ears that wear a hearing device.
  @preconcurrency @MainActor public static var hearingDevicePairedEar: HearingDeviceEar {
    AccessibilityPreferences.current.hearingDevicePairedEar
  }
}
