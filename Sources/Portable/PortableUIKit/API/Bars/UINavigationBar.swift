public import Foundation

/// The bar with the title and the way back.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private final var shownItems: [UINavigationItem] = []
  final var leading: [UIView] = []
  final var middle: UIView?
  final var trailing: [UIView] = []
  final var onBack: (() -> Void)?

  /// Whether titles are large.
  open var prefersLargeTitles = false {
    didSet { setNeedsLayout() }
  }
  /// The colour behind the bar.
  open var barTintColor: UIColor?
  /// Whether what lies behind shines through.
  open var isTranslucent = true

  /// The look; it is kept and not drawn.
  open var barStyle = UIBarStyle.default
  /// The look of the title; it is kept and not drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of a large title; it is kept and not drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look; it is kept and not drawn.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look while nothing lies behind; it is kept and not drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look while nothing lies behind and there is little height; it is kept and not drawn.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The look where there is little height; it is kept and not drawn.
  open var compactAppearance: UINavigationBarAppearance?
  /// The picture of the shadow; it is kept and not drawn.
  open var shadowImage: UIImage?
  /// The picture of the button that leads back; it is kept and not drawn.
  open var backIndicatorImage: UIImage?
  /// The shape of that picture; it is kept and not drawn.
  open var backIndicatorTransitionMaskImage: UIImage?
  final var search: UIView?

  /// Sets the picture behind the bar; it is not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// What the bar shows, from the first screen to the top one.
  open var items: [UINavigationItem]? {
    get { shownItems }
    set {
      shownItems = newValue ?? []
      showItem()
    }
  }
  /// What the bar shows for the top screen.
  open var topItem: UINavigationItem? { shownItems.last }
  /// What the bar shows for the screen below the top one.
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  /// The height of a bar: 44 points, 96 with a large title, 56 more with a search field.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: (isTitleLarge ? 96 : 44) + searchHeight)
  }

  /// Gives the size of a bar in a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Places buttons and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = DeviceSettings.current.look.barMargin
    var x = margin
    for view in leading {
      let width = view.sizeThatFits(bounds.size).width
      place(view, CGRect(x: x, y: 0, width: width, height: 44))
      x += width
    }
    var right = bounds.width - margin
    for view in trailing {
      let width = view.sizeThatFits(bounds.size).width
      right -= width
      place(view, CGRect(x: right, y: 0, width: width, height: 44))
    }
    search.map {
      place($0, CGRect(x: 0, y: isTitleLarge ? 96 : 44, width: bounds.width, height: searchHeight))
    }
    guard let middle else { return }
    let size = middle.sizeThatFits(CGSize(width: max(0, right - x), height: 44))
    let frame =
      isTitleLarge
      ? CGRect(x: 16, y: 44, width: bounds.width - 32, height: 52)
      : CGRect(x: (bounds.width - size.width) / 2, y: 0, width: size.width, height: 44)
    place(middle, frame)
  }
}
