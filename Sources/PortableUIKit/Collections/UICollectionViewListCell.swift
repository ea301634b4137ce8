public import Foundation

/// An item of a collection that looks like a row of a table.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private final var leadingViews: [UIView] = []
  private final var trailingViews: [UIView] = []

  /// What stands at the edges.
  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }
  /// How far the content is set in.
  open var indentationLevel = 0
  /// The width of a step of setting in, in points.
  open var indentationWidth: CGFloat = 10
  /// Whether what stands at the edges is set in, too.
  open var indentsAccessories = true

  /// Gives a configuration for the texts and the picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Places the content between what stands at the edges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var (start, end): (CGFloat, CGFloat) = (0, bounds.width)
    for view in leadingViews {
      place(view, x: start)
      start += 44
    }
    for view in trailingViews.reversed() {
      let width = max(44, view.sizeThatFits(.zero).width + 16)
      end -= width
      place(view, x: end, width: width)
    }
  }

  override func contentFrame(in size: CGSize) -> CGRect {
    let start = CGFloat(leadingViews.count) * 44 + CGFloat(indentationLevel) * indentationWidth
    let end = trailingViews.reduce(0) { $0 + max(44, $1.sizeThatFits(.zero).width + 16) }
    let width = max(0, size.width - start - end)
    return CGRect(x: isRightToLeft ? end : start, y: 0, width: width, height: size.height)
  }

  // Those of swiping the row aside.
  override var systemActions: [UIAccessibilityCustomAction] { swipeActions }

  // Standard texts are one element, as in a table, with pictures at the edges, too. Certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    let list = contentView as? UIListContentView
    let isAlone = (leadingViews + trailingViews).allSatisfy(\.isSilent)
    let isTicked = accessories.contains { accessory in
      if case .checkmark = accessory.kind { isShown(accessory) } else { false }
    }
    var traits = super.builtInAccessibility.traits
    if list?.accessibilityTraits.contains(.header) == true { traits.insert(.header) }
    return BuiltInAccessibility(
      isElement: list != nil && isAlone,
      label: list?.accessibilityLabel,
      value: isTicked ? SystemWord.checked.text : nil,
      traits: traits
    )
  }

  private var swipeActions: [UIAccessibilityCustomAction] {
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

  private func isShown(_ accessory: UICellAccessory) -> Bool {
    switch accessory.displayed {
    case .always: true
    case .whenEditing: collection?.isEditing == true
    case .whenNotEditing: collection?.isEditing != true
    }
  }

  private func showAccessories() {
    for view in leadingViews + trailingViews { view.removeFromSuperview() }
    (leadingViews, trailingViews) = ([], [])
    for accessory in accessories where isShown(accessory) {
      guard let (view, isLeading) = view(for: accessory) else { continue }
      addSubview(view)
      if isLeading { leadingViews.append(view) } else { trailingViews.append(view) }
    }
    setNeedsLayout()
  }

  /// The view of an accessory and whether it stands where a line begins; arrows and ticks have none.
  private func view(for accessory: UICellAccessory) -> (UIView, Bool)? {
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

  private func place(_ view: UIView, x: CGFloat, width: CGFloat = 44) {
    let x = isRightToLeft ? bounds.width - x - width : x
    view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
  }
}
