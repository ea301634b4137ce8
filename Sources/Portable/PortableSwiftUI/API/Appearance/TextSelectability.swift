/// Whether text can be selected.
public protocol TextSelectability {}

/// Enabled text selectability.
public struct EnabledTextSelectability: TextSelectability {}

/// Disabled text selectability.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Enabled.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Disabled.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
