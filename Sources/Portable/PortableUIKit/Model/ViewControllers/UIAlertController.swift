public import Foundation

@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  final var look = UIAlertController.Style.alert
  final var answers: [UIAlertAction] = []
  private final var fields: [UITextField] = []

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

  open var message: String?
  open var preferredAction: UIAlertAction?
  open var preferredStyle: UIAlertController.Style { look }
  open var actions: [UIAlertAction] { answers }
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  open func addAction(_ action: UIAlertAction) { answers.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    fields.append(field)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIStackView(arrangedSubviews: texts + fields + buttons)
    box.axis = .vertical
    box.spacing = 8
    announceAppearance(of: box)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let verticalConstraint =
      look == .alert
      ? box.centerYAnchor.constraint(equalTo: view.centerYAnchor)
      : box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.widthAnchor.constraint(equalToConstant: look == .alert ? 270 : 370),
      verticalConstraint,
    ])
  }

  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    guard let cancel = answers.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }

  static let halfWidth: CGFloat = 135
}

@preconcurrency @MainActor open class UIAlertAction: NSObject, UIAccessibilityIdentification {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: UIAlertAction.Style
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  private let handler: ((UIAlertAction) -> Void)?

  public init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
}
