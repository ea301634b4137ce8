public import Foundation

/// A controller of pages that the user turns.
///
/// Only the page that is shown is there for assistive technologies. Three fingers turn it; where the
/// data source counts the pages, a page control stands below them. That the number of the page is
/// said and the focus goes to the new page is a choice; certainty C.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  final let pages = PageScrollView()
  final let control = UIPageControl()
  final var shown: [UIViewController] = []
  final var dot = 0

  /// How one page follows another.
  public let transitionStyle: UIPageViewController.TransitionStyle
  /// In which direction pages follow each other.
  public let navigationOrientation: UIPageViewController.NavigationOrientation
  /// Where the back of the book is.
  public let spineLocation: UIPageViewController.SpineLocation
  /// Whether pages have backs.
  open var isDoubleSided = false
  /// The object that knows the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { countPages() }
  }
  /// The object that is told when pages are turned.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Creates a controller.
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

  /// Creates a controller whose pages are turned as in a book.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller from an archive, which is always empty.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spineLocation = .none
    super.init(coder: coder)
  }

  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }
  /// The recognizers of turning; here none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Shows pages.
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

  /// Builds the place of the pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    pages.isVertical = navigationOrientation == .vertical
    pages.contentInsetAdjustmentBehavior = .never
    pages.isPagingEnabled = true
    pages.turn = { [weak self] in self?.turnWithFingers($0) ?? false }
    view.addSubview(pages)
    view.addSubview(control)
    control.addAction(
      UIAction { [weak self] _ in self?.followControl() },
      for: .valueChanged
    )
    show(shown)
    countPages()
  }

  /// Places the pages.
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
    control.frame = CGRect(
      x: 0,
      y: pages.frame.maxY,
      width: view.bounds.width,
      height: height
    )
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
