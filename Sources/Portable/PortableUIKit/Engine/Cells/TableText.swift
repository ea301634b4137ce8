import Foundation

final class TableText: UIView {
  private let label = UILabel()
  private let traits: UIAccessibilityTraits

  init(_ text: String, traits: UIAccessibilityTraits) {
    self.traits = traits
    super.init(frame: .zero)
    label.text = text
    label.font = UIFont.systemFont(ofSize: 13)
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.contentSize(fitting: size.width - 32)
    return CGSize(width: size.width, height: text.height + 12)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 6)
  }

  // That headers are headings is known for lists; certainty A there, C for tables.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(isElement: true, label: label.text, traits: traits)
  }
}

extension UITableViewHeaderFooterView {
  func addContent() {
    addSubview(content)
    title.accessibilityTraits = .header
    content.addSubview(title)
  }

  func showConfiguration() {
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    if let configured { addSubview(configured) }
    setNeedsLayout()
  }
}

extension UIContentUnavailableView {
  func fill() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    if shown.isLoading {
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.startAnimating()
      stack.addArrangedSubview(spinner)
    } else if let image = shown.image {
      // The image says nothing that the text doesn't; certainty C.
      stack.addArrangedSubview(UIImageView(image: image))
    }
    add(shown.attributedText ?? shown.text.map { NSAttributedString(string: $0) })
    add(shown.secondaryAttributedText ?? shown.secondaryText.map { NSAttributedString(string: $0) })
    add(shown.button, shown.buttonProperties)
    add(shown.secondaryButton, shown.secondaryButtonProperties)
  }

  func add(_ text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    let label = UILabel()
    label.attributedText = text
    label.numberOfLines = 0
    label.textAlignment = .center
    stack.addArrangedSubview(label)
  }

  func add(
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
