public import Foundation

@preconcurrency @MainActor open class UINavigationBar: UIView {
  private final var shownItems: [UINavigationItem] = []
  final var leading: [UIView] = []
  final var middle: UIView?
  final var trailing: [UIView] = []
  final var onBack: (() -> Void)?

  open var prefersLargeTitles = false {
    didSet {
      setNeedsLayout()
      if prefersLargeTitles != oldValue, topItem?.hasLargeTexts == true { showItem() }
    }
  }
  open var barTintColor: UIColor?
  open var isTranslucent = true

  open var barStyle = UIBarStyle.default
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  final var search: UIView?

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  open var items: [UINavigationItem]? {
    get { shownItems }
    set {
      shownItems = newValue ?? []
      showItem()
    }
  }
  open var topItem: UINavigationItem? { shownItems.last }
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: titleBottom + searchHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = DeviceSettings.current.look.barMargin
    var x = margin
    for view in leading {
      let width = barSize(of: view, within: bounds.size).width
      place(view, CGRect(x: x, y: 0, width: width, height: 44))
      x += width
    }
    var right = bounds.width - margin
    for view in trailing {
      let width = barSize(of: view, within: bounds.size).width
      right -= width
      place(view, CGRect(x: right, y: 0, width: width, height: 44))
    }
    search.map {
      place($0, CGRect(x: 0, y: titleBottom, width: bounds.width, height: searchHeight))
    }
    guard let middle else { return }
    let size = barSize(of: middle, within: CGSize(width: max(0, right - x), height: 44))
    let frame =
      isTitleLarge
      ? CGRect(x: 16, y: 44, width: bounds.width - 32, height: titleBottom - 44)
      : CGRect(x: (bounds.width - size.width) / 2, y: 0, width: size.width, height: 44)
    place(middle, frame)
  }
}
