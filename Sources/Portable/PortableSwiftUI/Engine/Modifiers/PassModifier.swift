/// A modifier that tells the screen around a view something.
struct PassModifier {
  let tell: @MainActor (RenderPass, RenderContext) -> Void

  init(_ tell: @escaping @MainActor (RenderPass, RenderContext) -> Void) {
    self.tell = tell
  }
}

extension PassModifier: ViewModifier {
  typealias Body = Never
}

extension PassModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    tell(context.pass, context)
    return views
  }
}
