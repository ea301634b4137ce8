/// A view that shows nothing.
public struct EmptyView: Sendable {
  /// Creates a view that shows nothing.
  public init() {}
}

extension EmptyView: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] { [] }
}
