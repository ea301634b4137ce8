public import Foundation

/// What a screen shows that has nothing to show: a picture, texts and buttons in the middle.
@preconcurrency @MainActor
@available(iOS 17.0, *)
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()
  /// What is shown.
  open var configuration: any UIContentConfiguration {
    didSet { fill() }
  }
  /// The scroll view it may be scrolled with; kept.
  open weak var scrollView: UIScrollView?

  /// Creates a view.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
    fill()
  }

  /// Creates a view from an archive, which is always empty.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }

  private func fill() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    if shown.isLoading {
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.startAnimating()
      stack.addArrangedSubview(spinner)
    } else if let image = shown.image {
      // The picture says nothing that the text does not; certainty C.
      stack.addArrangedSubview(UIImageView(image: image))
    }
    add(shown.attributedText ?? shown.text.map { NSAttributedString(string: $0) })
    add(shown.secondaryAttributedText ?? shown.secondaryText.map { NSAttributedString(string: $0) })
    add(shown.button, shown.buttonProperties)
    add(shown.secondaryButton, shown.secondaryButtonProperties)
  }

  private func add(_ text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    let label = UILabel()
    label.attributedText = text
    label.numberOfLines = 0
    label.textAlignment = .center
    stack.addArrangedSubview(label)
  }

  private func add(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard look.title != nil || look.attributedTitle != nil || look.image != nil else { return }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    if properties.primaryAction == nil { button.configuration = look }
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    stack.addArrangedSubview(button)
  }
}
