/// Several controls in one of the bars around a screen.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: View where Content: View {
  /// Puts controls into a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  /// What the view is made of.
  public var body: some View {
    ToolbarItem(placement: placement) { content }
  }
}

extension ToolbarItemGroup: ToolbarContent where Content: View {}
