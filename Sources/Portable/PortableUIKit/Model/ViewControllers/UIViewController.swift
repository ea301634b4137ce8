public import Foundation

/// A controller of a screen's view.
///
/// Members that subclasses override must be declared in the class itself, so the file is long.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIAppearanceContainer, UITraitEnvironment {
  private final var loadedView: UIView?
  final var childControllers: [UIViewController] = []
  final weak var parentController: UIViewController?
  final var presentation: Presentation?
  final weak var presenter: UIViewController?
  final var currentTransition: ControllerTransition?
  final var hasOwnTabBarItem = false
  private final lazy var barItem = UINavigationItem(title: title ?? "")
  private final lazy var assignedTabBarItem = UITabBarItem(title: title, image: nil, tag: 0)

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var title: String? {
    didSet {
      barItem.title = title
      assignedTabBarItem.title = title
    }
  }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var preferredContentSize: CGSize = .zero
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero

  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var extendedLayoutIncludesOpaqueBars = false
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var restorationIdentifier: String?
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  @available(iOS 17.0, *)
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailableContent() }
  }
  final var unavailableView: UIView?
  open var isEditing = false { didSet { editButton?.showState(isEditing: isEditing) } }
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.showToolbarItems() } }
  private final var editButton: EditButtonItem?
  final lazy var ownPresentationController: UIPresentationController =
    modalPresentationStyle == .popover
    ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    : UISheetPresentationController(presentedViewController: self, presenting: nil)
  final var traitObservers: [TraitObserver] = []

  open var editButtonItem: UIBarButtonItem {
    let button =
      editButton
      ?? EditButtonItem { [weak self] in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    editButton = button
    return button
  }

  open var presentationController: UIPresentationController? { ownPresentationController }
  open var popoverPresentationController: UIPopoverPresentationController? {
    ownPresentationController as? UIPopoverPresentationController
  }
  open var sheetPresentationController: UISheetPresentationController? {
    ownPresentationController as? UISheetPresentationController
  }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var isBeingPresented: Bool { currentTransition == .presented }
  open var isBeingDismissed: Bool { currentTransition == .dismissed }
  open var isMovingToParent: Bool { currentTransition == .joined }
  open var isMovingFromParent: Bool { currentTransition == .left }
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var prefersPointerLocked: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  @available(iOS 17.0, *)
  open var traitOverrides = UITraitOverrides()
  open var nibName: String? { nil }
  open var nibBundle: Bundle? { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open var navigationItem: UINavigationItem { barItem }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { assignedTabBarItem }
    set {
      assignedTabBarItem = newValue ?? UITabBarItem(title: title, image: nil, tag: 0)
      hasOwnTabBarItem = newValue != nil
    }
  }
  open var children: [UIViewController] { childControllers }
  open var parent: UIViewController? { parentController }
  open var presentedViewController: UIViewController? {
    presentation?.controller ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  open var traitCollection: UITraitCollection { .current }
  open override var next: UIResponder? { loadedView?.superview ?? presentingViewController }

  final var addedKeyCommands: [UIKeyCommand] = []

  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }
  open var focusGroupIdentifier: String?

  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

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

  @available(iOS 17.0, *)
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { nil }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {}

  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    view.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func awakeFromNib() {}
  // Xcode also suggests a class method, because a class is an object with the methods of 'NSObject'.
  open class func awakeFromNib() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func willMove(toParent parent: UIViewController?) {
    currentTransition = parent == nil ? .left : .joined
  }
  open func didMove(toParent parent: UIViewController?) {}

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  open func removeFromParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    self.parentController = nil
    if currentTransition == .left { currentTransition = nil }
    didMove(toParent: nil)
  }

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentAbove(viewControllerToPresent)
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissFromAbove()
    completion?()
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else if let splitViewController {
      splitViewController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(vc, animated: true) }
    splitViewController.showDetailViewController(vc, sender: sender)
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func didReceiveMemoryWarning() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {}
