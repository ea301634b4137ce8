// No keys are pressed here but those that a user of a keyboard presses.
nonisolated extension View {
  /// Lets keys reach the view.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    told { $0.isFocusable = isFocusable }
  }

  /// Says which view keys reach first.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V
  ) -> some View { self }

  /// Lets keys move among the views as a group.
  public func focusSection() -> some View { self }

  /// Does something when a key is pressed.
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Does something when a key is pressed.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Keeps fields from completing what is around them.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}

/// A key that is pressed.
public struct KeyPress: Sendable {
  /// Whether a key was used.
  public enum Result: Sendable {
    case handled
    case ignored
  }

  /// What happens to a key.
  public struct Phases: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: Int

    /// Creates a set from its number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// All.
    public static let all = Phases(rawValue: 7)
  }

  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys held with it.
  public let modifiers: EventModifiers
  /// What happens to it.
  public let phase: Phases
}
