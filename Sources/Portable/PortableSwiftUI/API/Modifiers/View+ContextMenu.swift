extension View {
  /// Opens a menu when a finger touches and holds the view, or a double tap is held.
  ///
  /// Source: UIKit's menus, see `context-menu`; certainty B. That nothing else is said: certainty C.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(
      LayerModifier(
        layer: ContextMenuArea(entries: menuItems()),
        alignment: .center,
        isBehind: true
      )
    )
  }

  /// Opens a menu, with what is seen above it, when a finger touches and holds the view.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}
