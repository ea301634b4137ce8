public import Foundation

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  final let bar = UINavigationBar()
  final let page = UIView()

  open var navigationBar: UINavigationBar { bar }
  open weak var delegate: (any UINavigationControllerDelegate)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab bar item: that of the root controller, unless one was assigned.
  open override var tabBarItem: UITabBarItem! {
    get {
      hasOwnTabBarItem ? super.tabBarItem : viewControllers.first?.tabBarItem ?? super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }
  open var isNavigationBarHidden = false {
    didSet {
      bar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open var isToolbarHidden = true {
    didSet {
      tools.isHidden = isToolbarHidden
      viewIfLoaded?.setNeedsLayout()
    }
  }
  open var toolbar: UIToolbar { tools }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swiping }
  private final let swiping = UIScreenEdgePanGestureRecognizer()
  final let tools = UIToolbar()

  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for child in children where !viewControllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    childControllers = viewControllers
    showTop()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(viewControllers + [viewController], animated: animated)
    announceChange()
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }),
      index + 1 < viewControllers.count
    else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    setViewControllers(Array(viewControllers[...index]), animated: animated)
    announceDismissal()
    return popped
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = topViewController else { return nil }
    setViewControllers(viewControllers.dropLast(), animated: animated)
    announceDismissal()
    return top
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 else { return nil }
    let popped = Array(viewControllers.dropFirst())
    setViewControllers(Array(viewControllers.prefix(1)), animated: animated)
    announceDismissal()
    return popped
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    view.addSubview(bar)
    tools.isHidden = isToolbarHidden
    view.addSubview(tools)
    bar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    showTop()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    let height = isNavigationBarHidden ? 0 : bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    page.frame = view.bounds
    let bottom = view.safeAreaInsets.bottom
    tools.frame = CGRect(
      x: 0,
      y: view.bounds.height - bottom - 44,
      width: view.bounds.width,
      height: 44
    )
    page.coveredInsets = UIEdgeInsets(
      top: top + height,
      left: 0,
      bottom: isToolbarHidden ? 0 : bottom + 44,
      right: 0
    )
    topViewController?.viewIfLoaded?.frame = page.bounds
  }

  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    return popViewController(animated: true) != nil
  }
}

extension UINavigationController { public enum Operation: Int, Sendable { case none, push, pop } }

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
