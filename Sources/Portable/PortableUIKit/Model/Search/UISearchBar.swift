public import Foundation

@preconcurrency @MainActor open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  public enum Icon: Int, Sendable {
    case search, clear
    case bookmark = 2
    case resultsList
  }

  final let field = UISearchTextField()
  final lazy var clearButton = FieldClearButton { [weak self] in
    self?.field.text = ""
    self?.textDidChange()
  }
  final let cancelButton = UIButton(type: .system)

  open var searchBarStyle = UISearchBar.Style.default
  open weak var delegate: (any UISearchBarDelegate)?
  // Callbacks of a search controller.
  final var onBegin: (() -> Void)?
  final var onChange: (() -> Void)?
  final var onCancel: (() -> Void)?
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open var prompt: String?
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var backgroundImage: UIImage?
  open var isTranslucent = true
  open var showsBookmarkButton = false
  open var scopeButtonTitles: [String]? { didSet { showScopes() } }
  open var showsScopeBar = false { didSet { showScopes() } }
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  final let scopes = UISegmentedControl(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  open var searchTextField: UISearchTextField { field }
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      setNeedsLayout()
    }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: showsScopeBar ? 96 : 56)
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let cancelWidth = showsCancelButton ? cancelButton.intrinsicContentSize.width + 16 : 0
    let width = max(0, bounds.width - 16 - cancelWidth)
    field.frame = CGRect(x: 8, y: 10, width: width, height: 36)
    clearButton.frame = CGRect(x: width - 22, y: 13, width: 30, height: 30)
    clearButton.isHidden = !field.hasText
    cancelButton.frame = CGRect(x: width + 16, y: 10, width: cancelWidth, height: 36)
    cancelButton.isHidden = !showsCancelButton
    scopes.isHidden = !showsScopeBar
    scopes.frame = CGRect(x: 16, y: 56, width: max(0, bounds.width - 32), height: 32)
    guard isRightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
