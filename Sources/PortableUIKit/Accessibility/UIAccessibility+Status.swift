extension UIAccessibility {
  /// Whether VoiceOver runs; it does, since it reads the screen.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { true }
  /// Whether Switch Control runs.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch runs.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// Whether bold text is asked for.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
  /// Whether closed captions are asked for.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether darker colours are asked for.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the screen is shown in greys.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  /// Whether a guided access session runs.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the colours are inverted.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// Whether sound comes from one side only.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  /// Whether on and off are told by labels.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether less motion is asked for.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// Whether less transparency is asked for.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether state must be told by more than colour.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons are drawn with a shape.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }
  /// Whether cross-fades are preferred to movement.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether the screen may be read aloud.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a selection may be read aloud.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether videos start by themselves.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }
}
