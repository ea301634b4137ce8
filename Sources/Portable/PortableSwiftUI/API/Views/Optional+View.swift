extension Optional: View where Wrapped: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func render(in context: RenderContext) -> [RenderedView] {
    map { $0.rendered(in: context.entering(.branch(true))) } ?? []
  }
}
