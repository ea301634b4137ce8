extension View {
  /// Gives a value while a condition holds.
  public func accessibilityValue(
    _ valueDescription: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { if isEnabled { $0.value = Text(valueDescription).spoken } }
  }

  /// Says what happens on activation while a condition holds.
  public func accessibilityHint(
    _ hint: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { if isEnabled { $0.hint = Text(hint).spoken } }
  }

  /// Leaves everything out while two conditions hold.
  public func accessibilityHidden(
    _ hidden: Bool,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Gives a name for tests while a condition holds.
  public func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { if isEnabled { $0.identifier = identifier } }
  }
}
