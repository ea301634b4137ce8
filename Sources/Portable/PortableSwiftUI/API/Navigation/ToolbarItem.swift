/// Controls in the bars around a screen.
public struct ToolbarItem<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: View where Content: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// Puts a control into a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: PrimitiveView where Content: View {
  func render(in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    for view in views { view.wishes.bar = placement }
    return views
  }
}

extension ToolbarItem: ToolbarContent where Content: View {}
