public import Foundation

/// An object that owns a screen's view.
///
/// What subclasses override must stand in the class itself, which is why the file is long.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIAppearanceContainer, UITraitEnvironment {
  private final var loadedView: UIView?
  final var childControllers: [UIViewController] = []
  final weak var parentController: UIViewController?
  final var presentation: Presentation?
  final weak var presenter: UIViewController?
  final var movement: ControllerMovement?
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

  /// Whether what lies below is kept where this controller presents.
  open var definesPresentationContext = false
  /// Whether controllers presented here come as this one does.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the view reaches under bars that let nothing through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether margins never get smaller than the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// Whether the screen is light or dark here; it is kept and not looked at.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The name by which a state is restored.
  open var restorationIdentifier: String?
  /// The object that makes the coming and going of the controller; nothing moves here.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What is shown instead of the content if there is none.
  @available(iOS 17.0, *)
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailableContent() }
  }
  final var unavailableView: UIView?
  /// Whether the content is edited.
  open var isEditing = false {
    didSet { editButton?.showState(isEditing: isEditing) }
  }
  /// What a tool bar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.showToolbarItems() }
  }
  private final var editButton: EditButtonItem?
  final lazy var ownPresentationController: UIPresentationController =
    modalPresentationStyle == .popover
    ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    : UISheetPresentationController(presentedViewController: self, presenting: nil)
  final var traitObservers: [TraitObserver] = []

  /// The button that starts and ends editing.
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

  /// What presents the controller.
  open var presentationController: UIPresentationController? { ownPresentationController }
  /// What presents the controller in a bubble.
  open var popoverPresentationController: UIPopoverPresentationController? {
    ownPresentationController as? UIPopoverPresentationController
  }
  /// What presents the controller as a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    ownPresentationController as? UISheetPresentationController
  }
  /// The look of the line with time and signal.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the line with time and signal is left out.
  open var prefersStatusBarHidden: Bool { false }
  /// How the line with time and signal comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller that decides about the line with time and signal.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that decides whether the line with time and signal is left out.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the line that leads home is left out.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the controller turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The ways the controller may stand on the device.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The way the controller stands when presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the controller is coming as a presented one.
  open var isBeingPresented: Bool { movement == .presented }
  /// Whether the controller is going as a presented one.
  open var isBeingDismissed: Bool { movement == .dismissed }
  /// Whether the controller is coming into another.
  open var isMovingToParent: Bool { movement == .joined }
  /// Whether the controller is going from another.
  open var isMovingFromParent: Bool { movement == .left }
  /// Whether the keyboard stays although nobody takes text.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// The edges at which the app's gestures come first.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Whether the pointer stays where it is.
  open var prefersPointerLocked: Bool { false }
  /// The controller that decides whether the line that leads home is left out.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// What makes changes along with a coming or going; nothing moves here.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// What the controller decides about the device for those in it; it is kept and not looked at.
  @available(iOS 17.0, *)
  open var traitOverrides = UITraitOverrides()
  /// The name of an archive, which is always empty.
  open var nibName: String? { nil }
  /// The bundle of an archive.
  open var nibBundle: Bundle? { nil }

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

  /// The keys that were added.
  final var addedKeyCommands: [UIKeyCommand] = []

  /// Adds a key that the controller answers.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
  }

  /// Takes an added key away.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// Where the focus of a keyboard comes first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// What holds this for the focus of a keyboard.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }
  /// The name of the group that the tabulator key leads to; without one that of what holds it.
  open var focusGroupIdentifier: String?

  /// Asks for the focus of a keyboard to be found again.
  open func setNeedsFocusUpdate() {}

  /// Finds the focus of a keyboard again; nothing moves it here.
  open func updateFocusIfNeeded() {}

  /// Tells whether the focus of a keyboard may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Is called when the focus of a keyboard moved, which never happens here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

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

  /// Is called when what is shown instead of the content is to be decided.
  @available(iOS 17.0, *)
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Is called before a step of a storyboard, of which there are none here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Decides about a step of a storyboard, of which there are none here.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Keeps a state, which never happens here.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Takes up a state, which never happens here.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Is called when a controller in this one would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Gives what a controller in this one sees of the device; it is not asked.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { nil }

  /// Decides what a controller in this one sees of the device; it is not looked at.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {}

  /// Puts the view of a controller in this one in the place of another's.
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

  /// Makes the view unless it was made already.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Is called when the controller was loaded from an archive, which never happens here.
  open func awakeFromNib() {}
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
  open func willMove(toParent parent: UIViewController?) {
    movement = parent == nil ? .left : .joined
  }
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
    if movement == .left { movement = nil }
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
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else if let splitViewController {
      splitViewController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller beside this one where there is room, else above it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(vc, animated: true) }
    splitViewController.showDetailViewController(vc, sender: sender)
  }

  /// Decides which items a tool bar shows.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Is called before the view changes its size, which it never does here.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Is called before the device changes.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Is called when memory runs short, which never happens here.
  open func didReceiveMemoryWarning() {}

  /// Is called when the margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// Adds the constraints of the view.
  open func updateViewConstraints() {}

  /// Asks for the line with time and signal again.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Asks for the line that leads home again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Asks again for the ways the controller may stand on the device.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
