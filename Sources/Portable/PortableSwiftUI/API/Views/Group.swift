/// Several views that are treated as one; what is around them decides where they stand.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView where Content: View {
  func render(in context: RenderContext) -> [RenderedView] { content.rendered(in: context) }
}
