nonisolated extension View {
  /// Lets keys do what the control does.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys do what the control does.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Lets keys do what the control does; without keys nothing.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(EnvironmentModifier { $0.keyboardShortcut = shortcut })
  }
}

extension EnvironmentValues {
  /// The keys that do what buttons in this environment do.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

private enum ShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
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
