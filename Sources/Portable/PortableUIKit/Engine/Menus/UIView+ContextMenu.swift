import Foundation

/// Opens context menus.
///
/// Source: reports that a double tap and hold opens them with VoiceOver, as in issue 4989 of
/// Firefox for iOS; certainty B.
extension UIView {
  /// Opens the menu of the view.
  ///
  /// - Returns: Whether it opened; `nil` if the view has none.
  final func openContextMenu(at point: CGPoint) -> Bool? {
    let location = convert(point, from: nil)
    for case let interaction as UIContextMenuInteraction in interactions {
      if let isOpen = open(interaction, at: location) { return isOpen }
    }
    if let button = self as? UIButton, button.isEnabled, !button.showsMenuAsPrimaryAction,
      let menu = button.menu
    {
      return button.open(menu) {}
    }
    if let control = self as? UIControl, control.isContextMenuInteractionEnabled {
      return open(UIContextMenuInteraction(delegate: control), at: location)
    }
    let configuration =
      (self as? UITableViewCell)?.contextMenu(at: point)
      ?? (self as? UICollectionViewCell)?.contextMenu(at: point)
    return configuration?.menu.map { present($0, sender: nil) {} }
  }

  private func open(_ interaction: UIContextMenuInteraction, at place: CGPoint) -> Bool? {
    guard let delegate = interaction.delegate,
      let configuration = delegate.contextMenuInteraction(
        interaction,
        configurationForMenuAtLocation: place
      ),
      let menu = configuration.menu
    else { return nil }
    delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: nil)
    return present(menu, sender: interaction) {
      delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
    }
  }

  private func present(_ menu: UIMenu, sender: Any?, onClose: @escaping () -> Void) -> Bool {
    guard let host = nearestController, !menu.entries.isEmpty else { return false }
    let opened = PresentedMenu(menu, onChoose: { $0.perform(sender: sender) }, onClose: onClose)
    host.present(opened, animated: true)
    return true
  }
}

extension UITableViewCell {
  fileprivate func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let table, let path = table.indexPath(for: self) else { return nil }
    return (table.delegate as? any UITableViewDelegate)?.tableView(
      table,
      contextMenuConfigurationForRowAt: path,
      point: table.convert(point, from: nil)
    )
  }
}

extension UICollectionViewCell {
  fileprivate func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let collection, let path = collection.indexPath(for: self),
      let delegate = collection.delegate as? any UICollectionViewDelegate
    else { return nil }
    let location = collection.convert(point, from: nil)
    return delegate.collectionView(
      collection,
      contextMenuConfigurationForItemAt: path,
      point: location
    )
      ?? delegate.collectionView(
        collection,
        contextMenuConfigurationForItemsAt: [path],
        point: location
      )
  }
}
