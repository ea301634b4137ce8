public import Foundation

/// A controller of pages that the user turns.
///
/// Assistive technologies see only the current page. A three-finger swipe turns it; if the data
/// source counts the pages, there is a page control below. That the page number is announced and
/// the focus moves to the new page is a choice; certainty C.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  final let pages = PageScrollView()
  final let control = UIPageControl()
  final var shown: [UIViewController] = []
  final var dot = 0

  public let transitionStyle: UIPageViewController.TransitionStyle
  public let navigationOrientation: UIPageViewController.NavigationOrientation
  public let spineLocation: UIPageViewController.SpineLocation
  open var isDoubleSided = false
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { countPages() } }
  open weak var delegate: (any UIPageViewControllerDelegate)?

  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation] as? Int
    spineLocation =
      spine.flatMap(SpineLocation.init(rawValue:))
      ?? (options?[.spineLocation] as? SpineLocation) ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
  }

  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spineLocation = .none
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers ?? [])
    countPages()
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    pages.isVertical = navigationOrientation == .vertical
    pages.contentInsetAdjustmentBehavior = .never
    pages.isPagingEnabled = true
    pages.turn = { [weak self] in self?.turnBySwipe($0) ?? false }
    view.addSubview(pages)
    view.addSubview(control)
    control.addAction(UIAction { [weak self] _ in self?.followControl() }, for: .valueChanged)
    show(shown)
    countPages()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let view = viewIfLoaded else { return }
    let height: CGFloat = control.isHidden ? 0 : 37
    pages.frame = CGRect(
      x: 0,
      y: 0,
      width: view.bounds.width,
      height: view.bounds.height - (height > 0 ? height + view.safeAreaInsets.bottom : 0)
    )
    pages.contentSize = pages.bounds.size
    control.frame = CGRect(x: 0, y: pages.frame.maxY, width: view.bounds.width, height: height)
    let width = pages.bounds.width / CGFloat(max(1, shown.count))
    for (index, page) in shown.enumerated() {
      page.viewIfLoaded?.frame = CGRect(
        x: CGFloat(index) * width,
        y: 0,
        width: width,
        height: pages.bounds.height
      )
    }
  }
}

extension UIPageViewController {
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  public enum SpineLocation: Int, Sendable {
    case none
    case min, mid, max
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }
}
