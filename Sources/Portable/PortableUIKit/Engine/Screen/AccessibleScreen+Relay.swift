import PortableAccessibility

extension AccessibleScreen {
  /// Lets `AccessibilityNotification` of Apple's Accessibility reach the screen made last.
  static func receiveWhatIsPostedWithoutUIKit() {
    AccessibilityNotification.relay = { kind, argument in
      current?.enqueue(UIAccessibility.Notification(kind), argument: argument)
    }
  }
}
