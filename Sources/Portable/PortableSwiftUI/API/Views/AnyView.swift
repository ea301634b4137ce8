/// A view of any type.
public struct AnyView {
  let view: any View

  /// Takes a view.
  public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Takes a view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    view.rendered(in: context.entering(.type(ObjectIdentifier(type(of: view)))))
  }
}
