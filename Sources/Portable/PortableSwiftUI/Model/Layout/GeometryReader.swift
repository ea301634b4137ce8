public import Foundation

/// A view that knows how much room it has.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View { public typealias Body = Never }

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
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// What coordinates are counted from.
public enum CoordinateSpace: Hashable, Sendable { case global, local }

nonisolated extension View {
  /// Names the view as what coordinates are counted from; they are those of the screen here.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// Names the view as what coordinates are counted from; they are those of the screen here.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// Does something when what is read from the frame changes; here nothing is read.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { self }

  /// Moves a line of alignment; the usual lines are used here.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Moves a line of alignment; the usual lines are used here.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
}

extension View {
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment
    )
  }

  /// Takes a part of the room of what the view stands in; here all of it.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) }

  /// Takes as much room as the app says; here as much as what the view stands in has.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) }

  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}

/// What coordinates are counted from, by a name.
public struct NamedCoordinateSpace: Hashable, Sendable {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace() }
}
