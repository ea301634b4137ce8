/// The first of several views that is no larger than the room.
///
/// The room is that of the screen, as for `GeometryReader`.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// Chooses among views, the best first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.init(axes: axes, content: content())
  }
}

extension ViewThatFits: PrimitiveView where Content: View {
  func render(in context: RenderContext) -> [RenderedView] {
    let room = context.environment.room
    let views = content.rendered(in: context.entering(.content))
    let fitting = views.first { view in
      let size = view.size(in: .unspecified)
      return (!axes.contains(.horizontal) || size.width <= room.width)
        && (!axes.contains(.vertical) || size.height <= room.height)
    }
    return (fitting ?? views.last).map { [$0] } ?? []
  }
}
