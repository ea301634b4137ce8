public import Foundation

extension UIAccessibility {
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    AccessibilityPreferences.current.isVoiceOverRunning
  }
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    AccessibilityPreferences.current.isSwitchControlRunning
  }
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool {
    AccessibilityPreferences.current.isAssistiveTouchRunning
  }
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    AccessibilityPreferences.current.isBoldTextEnabled
  }
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool {
    AccessibilityPreferences.current.isClosedCaptioningEnabled
  }
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    AccessibilityPreferences.current.isDarkerSystemColorsEnabled
  }
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool {
    AccessibilityPreferences.current.isGrayscaleEnabled
  }
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool {
    AccessibilityPreferences.current.isGuidedAccessEnabled
  }
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool {
    AccessibilityPreferences.current.isInvertColorsEnabled
  }
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool {
    AccessibilityPreferences.current.isMonoAudioEnabled
  }
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool {
    AccessibilityPreferences.current.isOnOffSwitchLabelsEnabled
  }
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    AccessibilityPreferences.current.isReduceMotionEnabled
  }
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    AccessibilityPreferences.current.isReduceTransparencyEnabled
  }
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool {
    AccessibilityPreferences.current.isShakeToUndoEnabled
  }
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool {
    AccessibilityPreferences.current.isSpeakScreenEnabled
  }
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool {
    AccessibilityPreferences.current.isSpeakSelectionEnabled
  }
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool {
    AccessibilityPreferences.current.isVideoAutoplayEnabled
  }
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
    AccessibilityPreferences.current.shouldDifferentiateWithoutColor
  }
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool {
    AccessibilityPreferences.current.buttonShapesEnabled
  }
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    AccessibilityPreferences.current.prefersCrossFadeTransitions
  }
  @preconcurrency @MainActor public static var hearingDevicePairedEar: HearingDeviceEar {
    AccessibilityPreferences.current.hearingDevicePairedEar
  }

  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
  )
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification"
  )
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
  )
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification"
  )
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification"
  )
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification"
  )
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification"
  )
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
  )
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification"
  )
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification"
  )
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification"
  )
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification"
  )
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
  )
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
  )
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
  )
  public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification"
  )

  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]
  }
}
