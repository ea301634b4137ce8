public import Foundation

nonisolated extension View {
  /// Runs an action on a tap or a VoiceOver double tap; the view doesn't become a button.
  ///
  /// Source: CVS Health; certainty B.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    touched {
      guard count == 1, $0.activation == nil else { return }
      $0.activation = action
      $0.isTapped = true
      $0.respondsToUser = $0.respondsToUser ?? true
    }
  }

  /// Runs an action with the location of a tap; for a VoiceOver double tap, the view's corner.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { onTapGesture(count: count) { action(.zero) } }

  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
      .modifier(LayoutHintsModifier { $0.isDisabled = $0.isDisabled || disabled })
  }

  public func labelsHidden() -> some View {
    modifier(EnvironmentModifier { $0.hidesLabels = true })
  }
}

extension View {
  /// Adds a menu that opens on a long press, or on a VoiceOver double tap and hold.
  ///
  /// Source: UIKit's menus, see `context-menu`; certainty B. That nothing else is said: certainty
  /// C.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(
      LayerModifier(
        layer: ContextMenuArea(entries: menuItems()),
        alignment: .center,
        isBehind: true
      )
    )
  }

  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems,
    @ViewBuilder preview: () -> Preview
  ) -> some View { contextMenu(menuItems: menuItems) }
}
