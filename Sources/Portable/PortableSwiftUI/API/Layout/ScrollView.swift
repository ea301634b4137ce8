import Foundation

/// Content that can be scrolled.
public struct ScrollView<Content> {
  /// The content.
  public var content: Content
  /// The directions in which it scrolls.
  public var axes: Axis.Set
}

extension ScrollView: View where Content: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// Lets content scroll.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), axes: axes)
  }
}

extension ScrollView: PrimitiveView where Content: View {
  func render(in context: RenderContext) -> [RenderedView] {
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    let layout: any Layout = axis == .horizontal ? HStackLayout() : VStackLayout()
    let content = ArrangedViews(layout: layout, content: content)
      .rendered(in: context.entering(.content))
    let rule = ScrollRule(axes: axes)
    return [
      RenderedView(
        context,
        layout: rule,
        children: content,
        surface: ScrollSurface(axes: axes, refresh: context.environment.refresh),
        accessibility: .scroll
      )
    ]
  }
}
