/// A modifier that changes the size or place of a view.
struct LayoutModifier {
  let rule: @MainActor (EnvironmentValues) -> any LayoutRule

  init(_ rule: @escaping @MainActor (EnvironmentValues) -> any LayoutRule) {
    self.rule = rule
  }
}

extension LayoutModifier: ViewModifier {
  typealias Body = Never
}

extension LayoutModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    // A modifier of a group is one of each view in it.
    content.rendered(in: context.entering(.content)).enumerated().map { index, view in
      RenderedView(
        context.entering(.index(index)),
        layout: rule(context.environment),
        children: [view]
      )
    }
  }
}
