public import Foundation
import PortableAccessibility

/// The namespace of the accessibility functions and constants.
///
/// ```swift
/// import UIKit
///
/// let send = UIButton(type: .system)
/// send.setTitle("Send", for: .normal)
/// send.addAction(
///   UIAction { _ in UIAccessibility.post(notification: .announcement, argument: "Sent") },
///   for: .touchUpInside)
/// ```
///
/// ```voiceover send
/// Send, Button
/// > double tap
/// [activated Send]
/// [announcement, likely lost] Sent
/// ```
public struct UIAccessibility { private init() {} }

extension UIAccessibility {
  /// Gives the element an assistive technology is at; `nil` stands for any technology.
  ///
  /// Only VoiceOver has a focus here.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
  ) -> Any? {
    switch assistiveTechnologyIdentifier {
    case nil, .some(.notificationVoiceOver): AccessibleScreen.current?.focusedObject
    default: nil
    }
  }

  /// An assistive technology moved its focus.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  /// An announcement was spoken to its end or cut short.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// The key of the text that was announced.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key that tells whether the announcement was spoken to its end.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Tells assistive technologies that something happened.
  ///
  /// Without a screen nobody listens, and nothing happens.
  @preconcurrency @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    AccessibleScreen.current?.enqueue(notification, argument: argument)
  }

  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath,
    in view: UIView
  ) -> UIBezierPath { UIBezierPath(rect: view.convert(path.bounds, to: nil)) }

  /// Tells Zoom where the user's attention is; nobody listens here.
  @preconcurrency @MainActor public static func zoomFocusChanged(
    zoomType type: UIAccessibility.ZoomType,
    toFrame frame: CGRect,
    in view: UIView
  ) {}

  /// Warns the user that the app has gestures of three fingers; nobody listens here.
  @preconcurrency @MainActor public static func registerGestureConflictWithZoom() {}

  public enum ZoomType: Int, Sendable { case insertionPoint }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
    )
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
    )
  }

  /// Something an app tells assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology should stop for a while.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
  }
}

extension UIAccessibility.Notification {
  init(_ kind: AccessibilityNotification.Kind) {
    self =
      switch kind {
      case .announcement: .announcement
      case .layoutChanged: .layoutChanged
      case .pageScrolled: .pageScrolled
      case .screenChanged: .screenChanged
      }
  }
}
