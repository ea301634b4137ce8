extension AccessibilityNotification {
  /// The appearance of a new screen.
  public struct ScreenChanged {
    private let element: Any?

    /// Creates a notification; the focus goes to the element, or a text is spoken.
    public init(_ focusElement: Any? = nil) {
      element = focusElement
    }

    /// Tells assistive technologies.
    @preconcurrency @MainActor public func post() {
      relay?(.screenChanged, element)
    }
  }
}
