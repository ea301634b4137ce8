import PortableAccessibility

extension UIAccessibility {
  /// Something an app tells assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number by which the system knows it.
    public var rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology should stop for a while.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
    /// An assistive technology should go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
  }
}

extension UIAccessibility.Notification {
  /// The same notification as the one an app posted without UIKit.
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
