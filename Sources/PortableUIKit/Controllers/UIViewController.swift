public import Foundation

/// An object that owns a screen's view.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private final var loadedView: UIView?
  final var childControllers: [UIViewController] = []
  final weak var parentController: UIViewController?
  final var presentation: Presentation?
  final weak var presenter: UIViewController?
  final var hasOwnTabBarItem = false
  private final lazy var barItem = UINavigationItem(title: title ?? "")
  private final lazy var assignedTabBarItem = UITabBarItem(title: title, image: nil, tag: 0)

  /// Creates a controller; archives are always empty.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller from an archive, which is always empty.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The title of the screen.
  open var title: String? {
    didSet {
      barItem.title = title
      assignedTabBarItem.title = title
    }
  }
  /// How the controller comes onto the screen.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller's coming is animated; nothing moves here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot leave by a gesture.
  open var isModalInPresentation = false
  /// The size the controller would like, in points.
  open var preferredContentSize: CGSize = .zero
  /// Whether the tab bar is left out while this controller is on top.
  open var hidesBottomBarWhenPushed = false
  /// The edges beyond which the view reaches under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// The distances added to those that bars and edges cover, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view; asking for it makes it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owningController = nil
      loadedView = newValue
      newValue?.owningController = self
    }
  }

  /// The view, if it was made already.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made already.
  open var isViewLoaded: Bool { loadedView != nil }
  /// What the bar shows while this controller is on top.
  open var navigationItem: UINavigationItem { barItem }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get { assignedTabBarItem }
    set {
      assignedTabBarItem = newValue ?? UITabBarItem(title: title, image: nil, tag: 0)
      hasOwnTabBarItem = newValue != nil
    }
  }
  /// The controllers in this one.
  open var children: [UIViewController] { childControllers }
  /// The controller that holds this one.
  open var parent: UIViewController? { parentController }
  /// The controller shown above this one.
  open var presentedViewController: UIViewController? {
    presentation?.controller ?? parent?.presentedViewController
  }
  /// The controller above which this one is shown.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  /// The stack of screens the controller is in.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The tabs the controller is in.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// The device as the controller sees it.
  open var traitCollection: UITraitCollection { .current }
  /// The superview, or the controller above which this one is shown.
  open override var next: UIResponder? { loadedView?.superview ?? presentingViewController }

  /// Makes the view.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: 16,
      bottom: 0,
      trailing: 16
    )
    self.view = view
  }

  /// Makes the view unless it was made already.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Is called when the view was made.
  open func viewDidLoad() {}
  /// Is called before the view comes onto the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Is called when the view comes onto the screen and has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Is called when the view came onto the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Is called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Is called when the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Is called before the view is laid out.
  open func viewWillLayoutSubviews() {}
  /// Is called when the view was laid out.
  open func viewDidLayoutSubviews() {}
  /// Is called when the covered distances changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Is called when the device changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Is called before the controller comes into another.
  open func willMove(toParent parent: UIViewController?) {}
  /// Is called when the controller came into another.
  open func didMove(toParent parent: UIViewController?) {}

  /// Takes in a controller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  /// Leaves the controller that holds this one.
  open func removeFromParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    self.parentController = nil
    didMove(toParent: nil)
  }

  /// Shows a controller above this one.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentAbove(viewControllerToPresent)
    completion?()
  }

  /// Takes away what is shown above, or this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissFromAbove()
    completion?()
  }

  /// Shows a controller as fits the place.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.pushViewController(vc, animated: true)
  }

  /// Decides which items a tool bar shows.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
}
