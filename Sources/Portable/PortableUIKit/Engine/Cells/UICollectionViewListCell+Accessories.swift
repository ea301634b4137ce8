import Foundation

extension UICollectionViewListCell {
  var swipeActions: [UIAccessibilityCustomAction] {
    guard let collection, let path = collection.indexPath(for: self),
      let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.section(at: path.section)?.list
    else { return [] }
    let sides = [
      list.leadingSwipeActionsConfigurationProvider?(path),
      list.trailingSwipeActionsConfigurationProvider?(path),
    ]
    return sides.flatMap { $0?.actions ?? [] }.compactMap { $0.customAction(on: self) }
  }

  func isShown(_ accessory: UICellAccessory) -> Bool {
    switch accessory.displayed {
    case .always: true
    case .whenEditing: collection?.isEditing == true
    case .whenNotEditing: collection?.isEditing != true
    }
  }

  func showAccessories() {
    for view in leadingViews + trailingViews { view.removeFromSuperview() }
    (leadingViews, trailingViews) = ([], [])
    for accessory in accessories where isShown(accessory) {
      guard let (view, isLeading) = view(for: accessory) else { continue }
      addSubview(view)
      if isLeading { leadingViews.append(view) } else { trailingViews.append(view) }
    }
    setNeedsLayout()
  }

  /// The view of an accessory, and whether it is at the leading edge; disclosure indicators and
  /// checkmarks have none.
  func view(for accessory: UICellAccessory) -> (UIView, Bool)? {
    let name = (contentView as? UIListContentView)?.accessibilityLabel ?? accessibilityLabel ?? ""
    switch accessory.kind {
    case .disclosureIndicator, .outlineDisclosure, .checkmark, .multiselect: return nil
    case .detail(let action): return (AccessoryButton(.moreInfo, onTouch: action), false)
    case .delete(let action):
      return (AccessoryButton(.delete(name), hint: .deleteHint, onTouch: action), true)
    case .insert(let action): return (AccessoryButton(.insert(name), onTouch: action), true)
    case .reorder:
      let traits: UIAccessibilityTraits = [.button, .draggable]
      let move = AccessoryButton(.reorder(name), hint: .reorderHint, traits: traits, onTouch: {})
      return (move, false)
    case .label(let text):
      let label = UILabel()
      label.text = text
      return (label, false)
    case .popUpMenu(let menu, let onChoice):
      return (ChoiceButton(menu, onChoice: onChoice), false)
    case .custom(let configuration):
      if configuration.isHidden { configuration.customView.isHidden = true }
      if case .leading = configuration.placement { return (configuration.customView, true) }
      return (configuration.customView, false)
    }
  }

  func place(_ view: UIView, x: CGFloat, width: CGFloat = 44) {
    let x = isRightToLeft ? bounds.width - x - width : x
    view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
  }
}
