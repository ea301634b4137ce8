import Foundation
import PortableUIKit

/// A view of UIKit that opens a menu when a touch is held.
struct ContextMenuSurface: Surface {
  let menu: UIMenu

  func makeView(in host: HostView) -> UIView { HeldView() }

  func canUpdate(_ view: UIView) -> Bool { view is HeldView }

  func update(_ view: UIView) {
    (view as? HeldView)?.menu = menu
  }
}

/// A view with a menu.
final class HeldView: UIView, UIContextMenuInteractionDelegate {
  var menu: UIMenu?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIContextMenuInteraction(delegate: self))
  }

  required init?(coder: NSCoder) {
    nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
  }
}
