extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let normal: State = []
    /// It looks touched.
    public static let highlighted = State(rawValue: 1)
    /// It does not respond.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// The keyboard's focus is on it.
    public static let focused = State(rawValue: 8)
    /// The bits an app may use for states of its own.
    public static let application = State(rawValue: 0xFF_0000)
    /// The bits UIKit keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
