/// A view that shows nothing.
public struct EmptyView: Sendable {
  /// Creates a view that shows nothing.
  public init() {}
}

extension EmptyView: View {
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] { [] }
}
