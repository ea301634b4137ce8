nonisolated extension View {
  /// Lets keys do what the control does; no keys are pressed here.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Lets keys do what the control does; no keys are pressed here.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Lets keys do what the control does; no keys are pressed here.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers

  /// Takes a key and those held with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for what a screen is for.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for leaving without a change.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
