nonisolated extension View {
  /// Makes an element or container of the view.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityModifier(whereEnabled: { .grouped(children, isEnabled: $0) }))
  }

  /// Lets assistive technologies meet another view in place of this one.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(RepresentationModifier(other: representation(), isInside: false))
  }

  /// Lets assistive technologies meet other views inside this one.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(RepresentationModifier(other: children(), isInside: true))
  }

  /// Adds to what an element is, by its name of before iOS 14.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes away of what an element is, by its name of before iOS 14.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Gives a name, as it was called before iOS 14.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Gives a value, as it was called before iOS 14.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Says what happens on activation, as it was called before iOS 14.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Leaves everything out, as it was called before iOS 14.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Gives a name for tests, as it was called before iOS 14.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Gives names to call by, as it was called before iOS 14.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
  /// Reads an element before others, as it was called before iOS 14.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
