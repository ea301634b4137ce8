public import Foundation

/// System settings outside UIKit, with the values of a new device.
public struct AccessibilitySettings {
  public init() {}

  @available(iOS 18.0, *)
  public static var animatedImagesEnabled: Bool { true }
  @available(iOS 18.0, *)
  public static var animatedImagesEnabledDidChangeNotification: Notification.Name {
    Notification.Name("AXAnimatedImagesEnabledDidChangeNotification")
  }
  public static var prefersHorizontalTextLayout: Bool { false }
  public static var prefersHorizontalTextLayoutDidChangeNotification: Notification.Name {
    Notification.Name("AXPrefersHorizontalTextLayoutDidChangeNotification")
  }
  @available(iOS 18.0, *)
  public static var prefersNonBlinkingTextInsertionIndicator: Bool { false }
  @available(iOS 18.0, *)
  public static let prefersNonBlinkingTextInsertionIndicatorDidChangeNotification =
    NSNotification.Name("AXPrefersNonBlinkingTextInsertionIndicatorDidChangeNotification")
  @available(iOS 18.0, *)
  public static var isAssistiveAccessEnabled: Bool { false }
  @available(iOS 26.1, *)
  public static var showBordersEnabled: Bool { false }
  @available(iOS 26.1, *)
  public static let showBordersEnabledStatusDidChangeNotification =
    NSNotification.Name("AXShowBordersEnabledStatusDidChangeNotification")

  @available(iOS 26.1, *)
  public static var prefersActionSliderAlternative: Bool { false }
  @available(iOS 26.1, *)
  public static let prefersActionSliderAlternativeDidChangeNotification =
    NSNotification.Name("AXPrefersActionSliderAlternativeDidChangeNotification")
  @available(iOS 26.4, *)
  public static var isReduceHighlightingEffectsEnabled: Bool { false }
  @available(iOS 26.4, *)
  public static let reduceHighlightingEffectsEnabledDidChangeNotification =
    NSNotification.Name("AXReduceHighlightingEffectsEnabledDidChangeNotification")
  /// Whether an assistive technology uses the app, as it does here.
  @available(iOS 27.0, *)
  public static var isApplicationAccessibilityEnabled: Bool { true }
  @available(iOS 27.0, *)
  public static let applicationAccessibilityEnabledDidChangeNotification =
    NSNotification.Name("AXApplicationAccessibilityEnabledDidChangeNotification")

  @available(iOS 18.0, *)
  public enum Feature: Int, Sendable {
    case personalVoiceAllowAppsToRequestToUse = 1
    case allowAppsToAddAudioToCalls
    @available(iOS 26.0, *)
    case assistiveTouch = 3
    @available(iOS 26.0, *)
    case assistiveTouchDevices = 4
    @available(iOS 26.0, *)
    case dwellControl = 5
  }

  /// Opens a page of the Settings app; does nothing here.
  ///
  /// - Throws: Never here; on a device, if the page can't be opened.
  @available(iOS 18.0, *)
  public static func openSettings(for feature: Feature) async throws {}

  @available(iOS 26.4, *)
  public static func canOpenSettings(for feature: Feature) -> Bool { true }
}

@available(iOS 18.0, *)
public struct AccessibilityTechnology: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let voiceOver = AccessibilityTechnology(rawValue: "AXTechnologyVoiceOver")
  public static let switchControl = AccessibilityTechnology(rawValue: "AXTechnologySwitchControl")
  public static let voiceControl = AccessibilityTechnology(rawValue: "AXTechnologyVoiceControl")
  public static let fullKeyboardAccess = Self(rawValue: "AXTechnologyFullKeyboardAccess")
  public static let speakScreen = AccessibilityTechnology(rawValue: "AXTechnologySpeakScreen")
  public static let automation = AccessibilityTechnology(rawValue: "AXTechnologyAutomation")
  public static let hoverText = AccessibilityTechnology(rawValue: "AXTechnologyHoverText")
  public static let zoom = AccessibilityTechnology(rawValue: "AXTechnologyZoom")
}
