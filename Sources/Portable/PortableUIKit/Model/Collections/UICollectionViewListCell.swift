import AccessibilityTree
public import Foundation

@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  final var leadingViews: [UIView] = []
  final var trailingViews: [UIView] = []

  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

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

  // Those of swiping the row.
  override var systemActions: [UIAccessibilityCustomAction] { swipeActions }

  // Standard texts and the images next to them form one element, as in a table. Certainty C.
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
      value: isTicked ? SystemString.checked.text : nil,
      traits: traits,
      inferredTexts: isTicked ? [.value] : []
    )
  }
}
