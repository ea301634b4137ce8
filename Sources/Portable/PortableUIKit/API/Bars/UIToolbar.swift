public import Foundation

/// A bar of buttons, usually at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private final var itemViews: [UIView?] = []

  /// The buttons and the spaces between them.
  open var items: [UIBarButtonItem]? {
    didSet { showItems() }
  }
  /// The look; it is kept and not drawn.
  open var barStyle = UIBarStyle.default
  /// Whether what lies behind shines through.
  open var isTranslucent = true
  /// The colour behind the bar.
  open var barTintColor: UIColor?
  /// The look; it is kept and not drawn.
  open var standardAppearance = UIToolbarAppearance()
  /// The look while nothing lies behind; it is kept and not drawn.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look while nothing lies behind and there is little height; it is kept and not drawn.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Decides which buttons are shown.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// The height of a bar, 44 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// Gives the size of a bar in a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  /// Places the buttons side by side; flexible spaces share the room that is left.
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
