public import Foundation

/// A bar of tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private final var itemViews: [BarItemView] = []

  /// The object that is told which tab was chosen.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs.
  open var items: [UITabBarItem]? {
    didSet { showItems() }
  }
  /// The chosen tab.
  open weak var selectedItem: UITabBarItem?
  /// The colour behind the tabs.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?

  /// The look; it is kept and not drawn.
  open var standardAppearance = UITabBarAppearance()
  /// The look while nothing lies behind; it is kept and not drawn.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The look; it is kept and not drawn.
  open var barStyle = UIBarStyle.default
  /// Whether what lies behind shines through.
  open var isTranslucent = true
  /// The picture behind the tabs; it is kept and not drawn.
  open var backgroundImage: UIImage?
  /// The picture of the shadow; it is kept and not drawn.
  open var shadowImage: UIImage?

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  /// The height of a bar, 49 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  /// Gives the size of a bar in a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

  /// Places the tabs side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !itemViews.isEmpty else { return }
    let look = DeviceSettings.current.look
    let side = look.tabMargin + look.tabInset
    let width = (bounds.width - 2 * side) / CGFloat(itemViews.count)
    let height = min(look.tabHeight, bounds.height) - 2 * look.tabInset
    let views = isRightToLeft ? itemViews.reversed() : itemViews
    for (index, view) in views.enumerated() {
      let x = side + CGFloat(index) * width
      view.frame = CGRect(x: x, y: look.tabInset, width: width, height: height)
    }
  }

  // Source: Apple's UIKit string tables for the word, heard on entering the bar; certainty B.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(label: SystemWord.tabBar.text)
  }

  /// Chooses a tab and tells the delegate.
  final func choose(_ item: UITabBarItem) -> Bool {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    return true
  }

  private func showItems() {
    for view in itemViews { view.removeFromSuperview() }
    itemViews = (items ?? []).map { item in
      item.tabBar = self
      return BarItemView(item)
    }
    for view in itemViews { addSubview(view) }
  }
}
