/// A modifier that lets assistive technologies meet other views.
struct RepresentationModifier<Other: View> {
  let other: Other
  let isInside: Bool
}

extension RepresentationModifier: ViewModifier {
  typealias Body = Never
}

extension RepresentationModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    let others = other.rendered(in: context.entering(.part("representation")))
    let rendered = RenderedView(
      context,
      layout: LayerRule(main: 0, alignment: .center),
      children: views.prefix(1) + []
    )
    rendered.hidden = others
    rendered.accessibility = isInside ? .holding(others) : .represented(others)
    return [rendered]
  }
}
