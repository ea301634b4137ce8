/// A modifier that shows a view behind or before another.
struct LayerModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool
}

extension LayerModifier: ViewModifier {
  typealias Body = Never
}

extension LayerModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    return views.enumerated().map { index, view in
      let place = context.entering(.index(index))
      let layers = layer.rendered(in: place.entering(.part("layer")))
      let children = isBehind ? layers + [view] : [view] + layers
      let rendered = RenderedView(
        place,
        layout: LayerRule(main: isBehind ? layers.count : 0, alignment: alignment),
        children: children
      )
      rendered.wishes = view.wishes
      rendered.deletion = view.deletion
      return rendered
    }
  }
}
