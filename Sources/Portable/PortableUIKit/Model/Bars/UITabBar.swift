public import Foundation

@preconcurrency @MainActor open class UITabBar: UIView {
  private final var itemViews: [BarItemView] = []

  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? { didSet { showItems() } }
  open weak var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?

  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

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
    BuiltInAccessibility(label: SystemString.tabBar.text)
  }

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

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
