public import Foundation

/// A bar with a field that searches.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The look of a bar.
  public enum Style: UInt, Sendable {
    /// Ordinary.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// A picture in a bar.
  public enum Icon: Int, Sendable {
    /// The glass.
    case search = 0
    /// The cross.
    case clear = 1
    /// The book.
    case bookmark = 2
    /// The list of results.
    case resultsList = 3
  }

  final let field = UISearchTextField()
  final lazy var clearButton = FieldClearButton { [weak self] in
    self?.field.text = ""
    self?.textDidChange()
  }
  final let cancelButton = UIButton(type: .system)

  /// The look of the bar.
  open var searchBarStyle = UISearchBar.Style.default
  /// The object that is told of searching.
  open weak var delegate: (any UISearchBarDelegate)?
  // What a search controller does.
  final var onBegin: (() -> Void)?
  final var onChange: (() -> Void)?
  final var onCancel: (() -> Void)?
  /// Whether the button that ends searching is shown.
  open var showsCancelButton = false {
    didSet { setNeedsLayout() }
  }
  /// A line above the field.
  open var prompt: String?
  /// The colour behind the bar.
  open var barTintColor: UIColor?
  /// The look; it is kept and not drawn.
  open var barStyle = UIBarStyle.default
  /// The picture behind the bar; it is kept and not drawn.
  open var backgroundImage: UIImage?
  /// Whether what lies behind shines through.
  open var isTranslucent = true
  /// Whether the button for kept places is shown; it is kept and not shown.
  open var showsBookmarkButton = false
  /// The titles of the choices below the field.
  open var scopeButtonTitles: [String]? {
    didSet { showScopes() }
  }
  /// Whether the choices below the field are shown.
  open var showsScopeBar = false {
    didSet { showScopes() }
  }
  /// The index of the choice below the field.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  final let scopes = UISegmentedControl(frame: .zero)

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  /// The field.
  open var searchTextField: UISearchTextField { field }
  /// The text.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      setNeedsLayout()
    }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// The keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The name of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether mistypings are mended.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Which letters the keyboard makes capital.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether the return key waits for a text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// Shows or leaves out the button that ends searching.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or leaves out the choices below the field.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
  }

  /// Sets the picture of a part; it is not drawn.
  open func setImage(
    _ iconImage: UIImage?,
    for icon: UISearchBar.Icon,
    state: UIControl.State
  ) {}

  /// The height of a bar: 56 points, 96 with choices below.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: showsScopeBar ? 96 : 56)
  }

  /// Starts searching.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends searching.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Places field and buttons.
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
