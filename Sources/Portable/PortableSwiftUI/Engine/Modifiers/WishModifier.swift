/// A modifier that tells what a view wishes of the layout around it.
struct WishModifier {
  let change: @MainActor (inout LayoutWishes) -> Void

  init(_ change: @escaping @MainActor (inout LayoutWishes) -> Void) {
    self.change = change
  }
}

extension WishModifier: ViewModifier {
  typealias Body = Never
}

extension WishModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    for view in views { change(&view.wishes) }
    return views
  }
}
