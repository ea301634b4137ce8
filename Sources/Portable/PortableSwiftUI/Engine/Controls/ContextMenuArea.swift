/// The area on which a touch that is held opens a menu.
struct ContextMenuArea<Entries: View> {
  let entries: Entries
}

extension ContextMenuArea: View {
  typealias Body = Never
}

extension ContextMenuArea: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let views = entries.rendered(in: context.entering(.part("menu")))
    return [
      RenderedView(
        context,
        layout: LeafRule.flexible,
        surface: ContextMenuSurface(menu: .entries(of: views)),
        accessibility: .hidden
      )
    ]
  }
}
