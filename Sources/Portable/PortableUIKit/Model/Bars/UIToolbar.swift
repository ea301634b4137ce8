public import Foundation

@preconcurrency @MainActor open class UIToolbar: UIView {
  private final var itemViews: [UIView?] = []

  open var items: [UIBarButtonItem]? { didSet { showItems() } }
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    let widths = zip(items, itemViews).map { item, view in
      view.map { max(44, $0.sizeThatFits(bounds.size).width) } ?? item.width
    }
    let flexible = zip(items, itemViews).filter { $1 == nil && $0.isFlexibleSpace }.count
    let free = max(0, bounds.width - 32 - widths.reduce(0, +))
    var x: CGFloat = 16
    for (index, view) in itemViews.enumerated() {
      var width = widths[index]
      if view == nil, items[index].isFlexibleSpace { width = free / CGFloat(flexible) }
      view?.translatesAutoresizingMaskIntoConstraints = true
      view?.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x,
        y: 0,
        width: width,
        height: 44
      )
      x += width
    }
  }

  private func showItems() {
    for view in itemViews { view?.removeFromSuperview() }
    itemViews = (items ?? []).map { item in
      item.isSpace ? nil : item.customView ?? BarItemView(item)
    }
    for view in itemViews.compactMap(\.self) { addSubview(view) }
    setNeedsLayout()
  }
}
