public import Foundation

@MainActor
extension UIAccessibility {
  private static var settings: AccessibilityPreferences { .current }
  @preconcurrency public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  @preconcurrency public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  @preconcurrency public static var isAssistiveTouchRunning: Bool {
    settings.isAssistiveTouchRunning
  }
  @preconcurrency public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  @preconcurrency public static var isClosedCaptioningEnabled: Bool {
    settings.isClosedCaptioningEnabled
  }
  @preconcurrency public static var isDarkerSystemColorsEnabled: Bool {
    settings.isDarkerSystemColorsEnabled
  }
  @preconcurrency public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  @preconcurrency public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  @preconcurrency public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  @preconcurrency public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  @preconcurrency public static var isOnOffSwitchLabelsEnabled: Bool {
    settings.isOnOffSwitchLabelsEnabled
  }
  @preconcurrency public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  @preconcurrency public static var isReduceTransparencyEnabled: Bool {
    settings.isReduceTransparencyEnabled
  }
  @preconcurrency public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  @preconcurrency public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  @preconcurrency public static var isSpeakSelectionEnabled: Bool {
    settings.isSpeakSelectionEnabled
  }
  @preconcurrency public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }
  @preconcurrency public static var shouldDifferentiateWithoutColor: Bool {
    settings.shouldDifferentiateWithoutColor
  }
  @preconcurrency public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  @preconcurrency public static var prefersCrossFadeTransitions: Bool {
    settings.prefersCrossFadeTransitions
  }
  @preconcurrency public static var hearingDevicePairedEar: HearingDeviceEar {
    settings.hearingDevicePairedEar
  }
}

extension UIAccessibility {
  public static let voiceOverStatusDidChangeNotification = change("VoiceOverStatus")
  public static let switchControlStatusDidChangeNotification = change("SwitchControlStatus")
  public static let assistiveTouchStatusDidChangeNotification = change("AssistiveTouchStatus")
  public static let boldTextStatusDidChangeNotification = change("BoldTextStatus")
  public static let closedCaptioningStatusDidChangeNotification = change("ClosedCaptioningStatus")
  public static let darkerSystemColorsStatusDidChangeNotification = change(
    "DarkerSystemColorsStatus"
  )
  public static let grayscaleStatusDidChangeNotification = change("GrayscaleStatus")
  public static let guidedAccessStatusDidChangeNotification = change("GuidedAccessStatus")
  public static let invertColorsStatusDidChangeNotification = change("InvertColorsStatus")
  public static let monoAudioStatusDidChangeNotification = change("MonoAudioStatus")
  public static let onOffSwitchLabelsDidChangeNotification = change("OnOffSwitchLabels")
  public static let reduceMotionStatusDidChangeNotification = change("ReduceMotionStatus")
  public static let reduceTransparencyStatusDidChangeNotification = change(
    "ReduceTransparencyStatus"
  )
  public static let shakeToUndoDidChangeNotification = change("ShakeToUndo")
  public static let speakScreenStatusDidChangeNotification = change("SpeakScreenStatus")
  public static let speakSelectionStatusDidChangeNotification = change("SpeakSelectionStatus")
  public static let videoAutoplayStatusDidChangeNotification = change("VideoAutoplayStatus")
  public static let differentiateWithoutColorDidChangeNotification = change(
    "ShouldDifferentiateWithoutColor"
  )
  public static let buttonShapesEnabledStatusDidChangeNotification = change(
    "ButtonShapesEnabledStatus"
  )
  public static let prefersCrossFadeTransitionsStatusDidChange = change(
    "PrefersCrossFadeTransitionsStatus"
  )
  public static let hearingDevicePairedEarDidChangeNotification = change("HearingDevicePairedEar")

  private static func change(_ setting: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(setting)DidChangeNotification")
  }

  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]
  }
}
