extension AccessibilityNotification {
  /// A change of a part of the screen.
  public struct LayoutChanged {
    private let element: Any?

    /// Creates a notification; the focus goes to the element, or a text is spoken.
    public init(_ focusElement: Any? = nil) {
      element = focusElement
    }

    /// Tells assistive technologies.
    @preconcurrency @MainActor public func post() {
      relay?(.layoutChanged, element)
    }
  }
}
