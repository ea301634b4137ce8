import Foundation

/// The texts and buttons of a screen without content.
extension UIContentUnavailableView {
  func fill() {
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
