import PortableUIKit

nonisolated extension View {
  /// Adds content for the rotor; of one key the last counts, and no value takes it away.
  ///
  /// Source: Apple's documentation; certainty A.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { facts in
      facts.content.removeAll { $0.label == key.label }
      guard let value else { return }
      let content = AXCustomContent(label: key.label, value: value.plain)
      content.importance = importance
      facts.content.append(content)
    }
  }

  /// Adds content for the rotor.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds content for the rotor.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds content for the rotor.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds content for the rotor.
  public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label, id: label.plain),
      value,
      importance: importance
    )
  }

  /// Adds content for the rotor.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds content for the rotor.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}
