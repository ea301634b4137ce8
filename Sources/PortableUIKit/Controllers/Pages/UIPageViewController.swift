public import Foundation

/// A controller of pages that the user turns.
///
/// Only the page that is shown is there for assistive technologies. Three fingers turn it; where the
/// data source counts the pages, a page control stands below them. That the number of the page is
/// said and the focus goes to the new page is a choice; certainty C.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  private final let pages = PageScrollView()
  private final let control = UIPageControl()
  private final var shown: [UIViewController] = []
  private final var dot = 0

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

  private func show(_ controllers: [UIViewController]) {
    for page in shown where !controllers.contains(page) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    shown = controllers
    for page in controllers {
      if page.parent !== self {
        addChild(page)
        page.didMove(toParent: self)
      }
      guard isViewLoaded, let view = page.view, view.superview !== pages else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
      pages.addSubview(view)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Asks how many pages there are; a book that is turned has no dots.
  private func countPages() {
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    control.numberOfPages = count
    control.isHidden = count == 0
    dot = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
    control.currentPage = dot
    viewIfLoaded?.setNeedsLayout()
  }

  /// Turns a page as three fingers do, and tells whether anything answered.
  private func turnWithFingers(_ direction: NavigationDirection) -> Bool {
    guard turn(direction) else {
      guard let status else { return false }
      // The same text twice means that nothing moved.
      UIAccessibility.post(notification: .pageScrolled, argument: status)
      UIAccessibility.post(notification: .pageScrolled, argument: status)
      return true
    }
    UIAccessibility.post(notification: .pageScrolled, argument: status)
    UIAccessibility.post(notification: .layoutChanged, argument: shown.first?.view)
    return true
  }

  /// Turns a page, and tells whether there is another one.
  private func turn(_ direction: NavigationDirection) -> Bool {
    guard let following = page(direction) else { return false }
    let former = shown
    delegate?.pageViewController(self, willTransitionTo: [following])
    show([following])
    dot += direction == .forward ? 1 : -1
    control.currentPage = dot
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: former,
      transitionCompleted: true
    )
    return true
  }

  private func page(_ direction: NavigationDirection) -> UIViewController? {
    switch direction {
    case .forward:
      shown.last.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
    case .reverse:
      shown.first.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
    }
  }

  /// Turns to the page whose dot was chosen; the focus stays at the dots.
  private func followControl() {
    let direction: NavigationDirection = control.currentPage >= dot ? .forward : .reverse
    control.currentPage = dot
    _ = turn(direction)
  }

  private var status: String? {
    control.numberOfPages > 0 ? SystemWord.page(dot + 1, of: control.numberOfPages).text : nil
  }
}
