extension UIAccessibility {
  /// How an element that is touched directly takes touches while VoiceOver runs.
  @available(iOS 17.0, *)
  public struct DirectTouchOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// VoiceOver says nothing when the element is touched.
    public static let silentOnTouch = DirectTouchOptions(rawValue: 1 << 0)
    /// The element is touched directly only after a double tap.
    public static let requiresActivation = DirectTouchOptions(rawValue: 1 << 1)
  }
}
