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

  private final var look = UIAlertController.Style.alert
  private final var answers: [UIAlertAction] = []
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

  /// Lets the box of an alert be named when the focus enters it.
  ///
  /// Source: recordings in magentaA11y; certainty B. That a list at the bottom is not named: C.
  private func tellOfAppearance(of box: UIView) {
    guard look == .alert else { return }
    box.accessibilityContainerType = .semanticGroup
    box.accessibilityLabel = SystemWord.alert.text
    // The box is the whole screen to a switch: nothing is gained by entering it.
    box.accessibilityNavigationStyle = .separate
  }

  // A heading as title is inferred; certainty C.
  private var texts: [UIView] {
    let heading = title.map { text in
      let label = UILabel()
      label.text = text
      label.accessibilityTraits = .header
      return label
    }
    let body = message.map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let labels = [heading, body].compactMap { $0 }
    for label in labels { label.numberOfLines = 0 }
    return labels
  }

  /// The answers as buttons: two short ones of an alert side by side, the one that changes nothing
  /// first; else one under the other, with that one last.
  ///
  /// Source: Apple's Human Interface Guidelines on alerts; certainty A, that two titles must fit C.
  private var buttons: [UIView] {
    let cancels = answers.filter { $0.style == .cancel }
    let others = answers.filter { $0.style != .cancel }
    let row = (cancels + others).map(button)
    let width = row.map { $0.intrinsicContentSize.width }.max() ?? 0
    guard look == .alert, row.count == 2, width <= Self.halfWidth else {
      return (others + cancels).map(button)
    }
    let pair = UIStackView(arrangedSubviews: row)
    pair.distribution = .fillEqually
    return [pair]
  }

  /// The width of one of two answers side by side, in points.
  private static let halfWidth: CGFloat = 135

  private func button(for answer: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(answer.title, for: .normal)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    button.isEnabled = answer.isEnabled
    button.accessibilityIdentifier = answer.accessibilityIdentifier
    button.addAction(
      UIAction { [weak self] _ in self?.give(answer) },
      for: .touchUpInside
    )
    return button
  }

  private func give(_ answer: UIAlertAction) {
    dismiss(animated: true)
    answer.perform()
  }
}
