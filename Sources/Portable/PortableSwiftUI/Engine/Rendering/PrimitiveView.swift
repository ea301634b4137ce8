/// A view that is not made of others.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// What the view comes to at a place; several, where what is around it decides where they stand.
  func render(in context: RenderContext) -> [RenderedView]
}

/// A modifier that is not made of views.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// What a view comes to with the modifier.
  func render(_ content: some View, in context: RenderContext) -> [RenderedView]
}

extension View {
  /// What the view comes to at a place.
  func rendered(in context: RenderContext) -> [RenderedView] {
    if let primitive = self as? any PrimitiveView { return primitive.render(in: context) }
    if let view = self as? any UIViewRepresentable {
      return view.renderRepresented(in: context.entering(.type(ObjectIdentifier(Self.self))))
    }
    if let controller = self as? any UIViewControllerRepresentable {
      return controller.renderRepresented(in: context.entering(.type(ObjectIdentifier(Self.self))))
    }
    let inner = context.entering(.type(ObjectIdentifier(Self.self)))
    guard inner.isShallow else { return [] }
    inner.connect(self)
    return inner.pass.tracking { body }.rendered(in: inner)
  }
}
