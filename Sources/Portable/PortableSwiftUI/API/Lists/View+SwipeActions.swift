extension View {
  /// Adds buttons that a swipe aside brings; assistive technologies offer them as actions of the row.
  ///
  /// Source: a recorded demonstration; certainty B. Their order: C.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeModifier(content: content()))
  }

  /// Keeps people from deleting the row.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(WishModifier { if isDisabled { $0.isDeletable = false } })
  }
}

/// A modifier that offers the buttons of a view as commands of a row.
struct SwipeModifier<Actions: View> {
  let content: Actions
}

extension SwipeModifier: ViewModifier {
  typealias Body = Never
}

extension SwipeModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let buttons = self.content.rendered(in: context.entering(.part("swipe")))
    let facts = buttons.flatMap { AccessibilityCollector().items(of: $0) }.map(\.facts)
    let actions = facts.compactMap { facts -> HostedAction? in
      guard let name = facts.label?.string, let perform = facts.activation else { return nil }
      return HostedAction(kind: .named(name), perform: perform)
    }
    return content.rendered(in: context.entering(.content)).map { view in
      view.changed { $0.actions.append(contentsOf: actions) }
    }
  }
}
