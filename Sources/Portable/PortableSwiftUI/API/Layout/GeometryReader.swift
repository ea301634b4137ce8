public import Foundation

/// A view that knows how much room it has.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Lets content depend on the room it has.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension GeometryReader: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    // The room is known only after layout; the content is made for that of the screen.
    let size = context.environment.room
    let rendered = ArrangedViews(
      layout: ZStackLayout(alignment: .topLeading),
      content: content(GeometryProxy(size: size))
    )
    .rendered(in: context.entering(.content))
    return [
      RenderedView(
        context,
        layout: FrameRule(maximum: .infinity, alignment: .topLeading),
        children: rendered
      )
    ]
  }
}

/// How much room a view has.
public struct GeometryProxy: Sendable {
  /// The size, in points.
  public let size: CGSize
  /// What bars cover, in points.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The area, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// What coordinates are counted from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The screen.
  case global
  /// The view itself.
  case local
}
