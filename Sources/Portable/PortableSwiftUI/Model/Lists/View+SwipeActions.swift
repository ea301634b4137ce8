extension View {
  /// Adds swipe actions, which assistive technologies offer as actions of the row.
  ///
  /// Source: a recorded demonstration; certainty B. Their order: C.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View { modifier(SwipeModifier(content: content())) }

  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(LayoutHintsModifier { if isDisabled { $0.isDeletable = false } })
  }
}

struct SwipeModifier<Actions: View> { let content: Actions }
extension SwipeModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let buttons = self.content.rendered(in: context.entering(.part("swipe")))
    let properties = buttons.flatMap { AccessibilityCollector().items(of: $0) }.map(\.properties)
    let actions = properties.compactMap { properties -> HostedAction? in
      guard let name = properties.label?.string, let perform = properties.activation else {
        return nil
      }
      return HostedAction(kind: .named(name), isSwipe: true, perform: perform)
    }
    return content.rendered(in: context.entering(.content)).map { view in
      view.changed { $0.actions.add(swipes: actions) }
    }
  }
}

extension View {
  /// Adds pull to refresh to lists and scroll views.
  ///
  /// With VoiceOver it is a three-finger swipe down at the top.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    modifier(EnvironmentModifier { $0.refresh = RefreshAction(action: action) })
  }
}

public struct RefreshAction: Sendable {
  let action: @MainActor () async -> Void

  public func callAsFunction() async { await action() }
}
