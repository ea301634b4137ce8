public import Foundation

/// The settings of the system that do not belong to UIKit; here they are as a new device has them.
public struct AccessibilitySettings {
  /// Creates a value without a content.
  public init() {}

  /// Whether pictures may move.
  public static var animatedImagesEnabled: Bool { true }
  /// The setting for moving pictures was changed.
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
  @available(iOS 26.0, *)
  public static var showBordersEnabled: Bool { false }
  /// The setting for borders was changed.
  @available(iOS 26.0, *)
  public static let showBordersEnabledStatusDidChangeNotification =
    NSNotification.Name("AXShowBordersEnabledStatusDidChangeNotification")
}
