/// Views that a layout arranges.
struct ArrangedViews<Content: View> {
  let layout: any Layout
  let content: Content
}

extension ArrangedViews: View {
  typealias Body = Never
}

extension ArrangedViews: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let inner = context.setting(\.stackAxis, to: (layout as? any StackArranging)?.axis)
    return [
      RenderedView(
        context,
        layout: ArrangedRule(layout: layout),
        children: content.rendered(in: inner.entering(.content))
      )
    ]
  }
}
