import Foundation

public struct ScrollView<Content> {
  public var content: Content
  public var axes: Axis.Set
}

extension ScrollView: View where Content: View {
  public typealias Body = Never

  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content(), axes: axes) }
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

/// Lets code scroll to a view.
///
/// VoiceOver reads off-screen content as well, so nothing scrolls here.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View { public var body: some View { content(ScrollViewProxy()) } }

public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
