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

  private final let field = UISearchTextField()
  private final let clearButton = UIButton(type: .custom)
  private final let cancelButton = UIButton(type: .system)

  /// The look of the bar.
  open var searchBarStyle = UISearchBar.Style.default
  /// The object that is told of searching.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether the button that ends searching is shown.
  open var showsCancelButton = false {
    didSet { setNeedsLayout() }
  }
  /// A line above the field.
  open var prompt: String?

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

  /// The height of every bar, 56 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
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
    guard isRightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }

  // Source: Apple's UIKit string tables; certainty A for the words.
  private func addContent() {
    clearButton.accessibilityLabel = SystemWord.clearText.text
    cancelButton.setTitle(SystemWord.cancel.text, for: .normal)
    for view in [field, clearButton, cancelButton] { addSubview(view) }
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() },
      for: .editingChanged
    )
    clearButton.addAction(
      UIAction { [weak self] _ in
        self?.field.text = ""
        self?.textDidChange()
      },
      for: .touchUpInside
    )
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
      },
      for: .touchUpInside
    )
  }

  private func textDidChange() {
    setNeedsLayout()
    delegate?.searchBar(self, textDidChange: text ?? "")
  }
}
