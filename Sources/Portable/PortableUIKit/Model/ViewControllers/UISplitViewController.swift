public import Foundation

/// A controller of a list and the detail of the selected item.
///
/// On a phone they are stacked; on a tablet they are side by side, unless the app wants the detail
/// alone. Source: Apple's documentation, certainty A for the phone; that a tablet shows the list
/// from the start is a choice, certainty C.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  final var columns: [Column: UIViewController] = [:]
  final var isSecondaryOnTop = false
  final let stack = UINavigationController()
  final var details: [UIViewController] = []
  final var unstacked: [ObjectIdentifier: [UIViewController]] = [:]
  private final lazy var modeButton = UIBarButtonItem(
    primaryAction: UIAction(title: SystemString.showSidebar.text) { [weak self] _ in
      self?.toggleList()
    }
  )

  public let style: UISplitViewController.Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic {
    didSet { arrange() }
  }
  open var preferredSplitBehavior = UISplitViewController.SplitBehavior.automatic
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var primaryEdge = UISplitViewController.PrimaryEdge.leading
  open var primaryBackgroundStyle = UISplitViewController.BackgroundStyle.none
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension

  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return columns.isEmpty ? [] : [listStack] }
      return shownColumns.compactMap { wrapped(columns[$0]) }
    }
    set {
      columns = [:]
      if let first = newValue.first { columns[.primary] = first }
      if newValue.count > 1 { columns[.secondary] = newValue[1] }
      isSecondaryOnTop = columns[.secondary] != nil
      arrange()
    }
  }

  open var isCollapsed: Bool { DeviceSettings.current.isPhone }

  open var displayMode: UISplitViewController.DisplayMode {
    if isCollapsed { return .secondaryOnly }
    return preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }

  open var splitBehavior: UISplitViewController.SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }

  open var displayModeButtonItem: UIBarButtonItem { modeButton }

  open var primaryColumnWidth: CGFloat {
    let width = UIScreen.main.bounds.width
    if preferredPrimaryColumnWidth > 0 { return preferredPrimaryColumnWidth }
    if preferredPrimaryColumnWidthFraction > 0 {
      return width * preferredPrimaryColumnWidthFraction
    }
    return min(320, width / 2)
  }

  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    columns[column] = vc
    arrange()
  }

  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    columns[column]
  }

  open func show(_ column: UISplitViewController.Column) {
    delegate?.splitViewController(self, willShow: column)
    if isCollapsed {
      isSecondaryOnTop = column == .secondary
    } else if column != .secondary, displayMode == .secondaryOnly {
      preferredDisplayMode = .oneBesideSecondary
    }
    arrange()
    announceNewScreen()
  }

  open func hide(_ column: UISplitViewController.Column) {
    delegate?.splitViewController(self, willHide: column)
    if isCollapsed {
      if column == .secondary { isSecondaryOnTop = false }
    } else if column == .primary {
      preferredDisplayMode = .secondaryOnly
    }
    arrange()
    announceNewScreen()
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    columns[.secondary] = vc
    isSecondaryOnTop = true
    arrange()
    announceNewScreen()
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if let list = wrapped(columns[.primary]) as? UINavigationController {
      list.pushViewController(vc, animated: true)
    } else {
      setViewController(vc, for: .primary)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if isCollapsed, let delegate {
      let proposed: Column = isSecondaryOnTop ? .secondary : .primary
      let top = delegate.splitViewController(
        self,
        topColumnForCollapsingToProposedTopColumn: proposed
      )
      isSecondaryOnTop = top == .secondary
      if style == .unspecified, let primary = columns[.primary],
        let secondary = columns[.secondary],
        delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
      {
        isSecondaryOnTop = false
      }
    }
    arrange()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let bounds = viewIfLoaded?.bounds else { return }
    guard !isCollapsed else {
      children.first?.viewIfLoaded?.frame = bounds
      return
    }
    var start: CGFloat = 0
    for (index, controller) in children.enumerated() {
      let isLast = index == children.count - 1
      let width = isLast ? bounds.width - start : primaryColumnWidth
      let isMirrored = (primaryEdge == .trailing) != isMirroredByLanguage
      let x = isMirrored ? bounds.width - start - width : start
      controller.viewIfLoaded?.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      start += width
    }
  }
}
