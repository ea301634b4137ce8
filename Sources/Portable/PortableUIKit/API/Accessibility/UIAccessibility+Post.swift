extension UIAccessibility {
  /// Tells assistive technologies that something happened.
  ///
  /// Without a screen nobody listens, and nothing happens.
  @preconcurrency @MainActor
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    AccessibleScreen.current?.enqueue(notification, argument: argument)
  }
}
