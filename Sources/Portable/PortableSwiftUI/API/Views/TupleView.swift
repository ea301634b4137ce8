/// Several views, one after another.
public struct TupleView<T> {
  /// The views as a tuple.
  public var value: T
  let views: [any View]

  /// Takes a tuple of views.
  init<each Content: View>(_ content: (repeat each Content))
  where T == (repeat each Content) {
    value = content
    var views: [any View] = []
    repeat views.append(each content)
    self.views = views
  }
}

extension TupleView: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    views.enumerated().flatMap { index, view in
      view.rendered(in: context.entering(.index(index)))
    }
  }
}
