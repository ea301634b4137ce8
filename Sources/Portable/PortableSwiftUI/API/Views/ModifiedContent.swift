/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func render(in context: RenderContext) -> [RenderedView] {
    if let modifier = modifier as? any PrimitiveModifier {
      return modifier.render(content, in: context)
    }
    context.connect(modifier)
    let content = content
    let placeholder = _ViewModifier_Content<Modifier> { inner in
      content.rendered(in: inner.entering(.content))
    }
    return modifier.body(content: placeholder).rendered(in: context.entering(.modifier))
  }
}
