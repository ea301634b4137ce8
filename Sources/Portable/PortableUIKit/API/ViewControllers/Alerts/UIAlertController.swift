import Foundation

/// A controller that says something and asks for an answer.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The look of an alert.
  public enum Style: Int, Sendable {
    /// A list at the bottom.
    case actionSheet = 0
    /// A box in the middle.
    case alert = 1
  }

  final var look = UIAlertController.Style.alert
  final var answers: [UIAlertAction] = []
  private final var fields: [UITextField] = []

  /// Creates an alert.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    look = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// The text below the title.
  open var message: String?
  /// The preferred answer.
  open var preferredAction: UIAlertAction?
  /// The look.
  open var preferredStyle: UIAlertController.Style { look }
  /// The answers.
  open var actions: [UIAlertAction] { answers }
  /// The fields.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    answers.append(action)
  }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    fields.append(field)
  }

  /// Builds the box: title, message, fields and answers one under the other.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIStackView(arrangedSubviews: texts + fields + buttons)
    box.axis = .vertical
    box.spacing = 8
    tellOfAppearance(of: box)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let place =
      look == .alert
      ? box.centerYAnchor.constraint(equalTo: view.centerYAnchor)
      : box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.widthAnchor.constraint(equalToConstant: look == .alert ? 270 : 370),
      place,
    ])
  }

  /// Gives the answer that changes nothing, if there is one.
  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    guard let cancel = answers.first(where: { $0.style == .cancel }) else { return false }
    give(cancel)
    return true
  }

  /// The width of one of two answers side by side, in points.
  static let halfWidth: CGFloat = 135
}
