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
  /// The element that an assistive technology is at; `nil` stands for any technology.
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

  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Posts a notification to assistive technologies.
  ///
  /// Does nothing while no screen exists.
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

  /// Does nothing: Zoom isn't modeled.
  @preconcurrency @MainActor public static func zoomFocusChanged(
    zoomType type: UIAccessibility.ZoomType,
    toFrame frame: CGRect,
    in view: UIView
  ) {}

  @preconcurrency @MainActor public static func registerGestureConflictWithZoom() {}

  public enum ZoomType: Int, Sendable { case insertionPoint }

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

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
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
