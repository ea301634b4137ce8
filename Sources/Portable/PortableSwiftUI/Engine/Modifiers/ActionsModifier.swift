import Foundation

/// A modifier that offers the buttons of a view as commands.
struct ActionsModifier<Actions: View> {
  let content: Actions
}

extension ActionsModifier: ViewModifier {
  typealias Body = Never
}

extension ActionsModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    let buttons = self.content.rendered(in: context.entering(.part("actions")))
    let facts = buttons.flatMap { AccessibilityCollector().items(of: $0) }.map(\.facts)
    let actions = facts.compactMap { facts -> HostedAction? in
      guard let name = facts.label?.string, let perform = facts.activation else { return nil }
      return HostedAction(kind: .named(name), perform: perform)
    }
    let change = AccessibilityChange { $0.actions.append(contentsOf: actions.reversed()) }
    return views.enumerated().map { index, view in
      RenderedView(
        context.entering(.index(index)),
        layout: PassThroughRule(),
        children: [view],
        accessibility: .changed(change)
      )
    }
  }
}
