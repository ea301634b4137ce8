public import Foundation

/// The settings of the system that do not belong to UIKit; here they are as a new device has them.
public struct AccessibilitySettings {
  /// Creates a value without a content.
  public init() {}

  /// Whether pictures may move.
  @available(iOS 18.0, *)
  public static var animatedImagesEnabled: Bool { true }
  /// The setting for moving pictures was changed.
  @available(iOS 18.0, *)
  public static var animatedImagesEnabledDidChangeNotification: Notification.Name {
    Notification.Name("AXAnimatedImagesEnabledDidChangeNotification")
  }
  /// Whether vertical text is to be laid out across.
  public static var prefersHorizontalTextLayout: Bool { false }
  /// The setting for vertical text was changed.
  public static var prefersHorizontalTextLayoutDidChangeNotification: Notification.Name {
    Notification.Name("AXPrefersHorizontalTextLayoutDidChangeNotification")
  }
  /// Whether the text cursor is to stay still.
  @available(iOS 17.0, *)
  public static var prefersNonBlinkingTextInsertionIndicator: Bool { false }
  /// The setting for the text cursor was changed.
  @available(iOS 17.0, *)
  public static let prefersNonBlinkingTextInsertionIndicatorDidChangeNotification =
    NSNotification.Name("AXPrefersNonBlinkingTextInsertionIndicatorDidChangeNotification")
  /// Whether Assistive Access runs.
  @available(iOS 18.0, *)
  public static var isAssistiveAccessEnabled: Bool { false }
  /// Whether borders are to be shown around controls.
  @available(iOS 26.1, *)
  public static var showBordersEnabled: Bool { false }
  /// The setting for borders was changed.
  @available(iOS 26.1, *)
  public static let showBordersEnabledStatusDidChangeNotification =
    NSNotification.Name("AXShowBordersEnabledStatusDidChangeNotification")

  /// A page of the system's settings.
  @available(iOS 18.0, *)
  public enum Feature: Int, Sendable {
    /// Whether apps may ask for the user's own voice.
    case personalVoiceAllowAppsToRequestToUse = 1
    /// Whether apps may add sound to calls.
    case allowAppsToAddAudioToCalls = 2
    /// AssistiveTouch.
    @available(iOS 26.0, *)
    case assistiveTouch = 3
    /// The devices of AssistiveTouch.
    @available(iOS 26.0, *)
    case assistiveTouchDevices = 4
    /// Resting the pointer instead of pressing.
    @available(iOS 26.0, *)
    case dwellControl = 5
  }

  /// Opens a page of the system's settings; there are none here.
  ///
  /// - Throws: Nothing here; on a device if the page cannot be opened.
  @available(iOS 18.0, *)
  public static func openSettings(for feature: Feature) async throws {}
}
