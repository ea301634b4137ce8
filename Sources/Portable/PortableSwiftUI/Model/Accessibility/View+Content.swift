import Foundation
import PortableUIKit

nonisolated extension View {
  /// Adds custom content.
  ///
  /// The last value for a key wins, and `nil` removes it. Source: Apple's documentation; certainty
  /// A.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { properties in
      properties.content.removeAll { $0.label == key.label }
      guard let value else { return }
      let content = AXCustomContent(label: key.label, value: value.plain)
      content.importance = importance
      properties.content.append(content)
    }
  }

  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

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

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityModifier(whereEnabled: { .grouped(children, isEnabled: $0) }))
  }

  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { modifier(RepresentationModifier(other: representation(), isInside: false)) }

  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(RepresentationModifier(other: children(), isInside: true))
  }

  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}

// Apple documents these for views as well; they apply to the texts inside.
nonisolated extension View {
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    speaking(.accessibilitySpeechSpellOut, value)
  }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    speaking(.accessibilitySpeechPunctuation, value)
  }

  public func speechAdjustedPitch(_ value: Double) -> some View {
    speaking(.accessibilitySpeechPitch, value + 1)
  }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    speaking(.accessibilitySpeechQueueAnnouncement, value)
  }

  private func speaking(
    _ key: NSAttributedString.Key,
    _ value: some Sendable
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { properties in
      guard let label = properties.label else { return }
      let marked = NSMutableAttributedString(attributedString: label)
      marked.addAttribute(key, value: value, range: NSRange(location: 0, length: marked.length))
      properties.label = marked
    }
  }
}
