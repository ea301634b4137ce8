import PortableUIKit

nonisolated extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    switch actionKind.gesture {
    case .activate: spoken { $0.activation = handler }
    case .escape: told { $0.actions.append(HostedAction(kind: .escape, perform: handler)) }
    case .magicTap: told { $0.actions.append(HostedAction(kind: .magicTap, perform: handler)) }
    case .named(let name):
      told { $0.actions.append(HostedAction(kind: .named(name), perform: handler)) }
    }
  }

  public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  public func accessibilityAction<L: View>(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> L
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }

  /// Adds the buttons of a view as accessibility actions.
  ///
  /// The order is reversed. Source: AccessibilitySnapshot, images of actions on iOS 18 and 26;
  /// certainty A.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { modifier(ActionsModifier(content: content())) }

  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { $0.adjustment = handler } }

  public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { $0.scrolling = handler } }
}
