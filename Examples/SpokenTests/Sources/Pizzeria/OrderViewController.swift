import UIKit

/// The order of one pizza.
public final class OrderViewController: UIViewController {
  private let titleLabel = UILabel()
  private let picker = SizePicker()
  private let orderButton = UIButton(type: .system)
  private let closeButton = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Margherita"
    titleLabel.accessibilityTraits.insert(.header)
    orderButton.setTitle("Order", for: .normal)
    orderButton.addAction(UIAction { [weak self] _ in self?.order() }, for: .touchUpInside)
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.accessibilityLabel = "Close"

    let stack = UIStackView(arrangedSubviews: [titleLabel, picker, orderButton, closeButton])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      orderButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      closeButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  private func order() {
    // An announcement of ordinary priority is often dropped within a double tap.
    let message = NSAttributedString(
      string: "Ordered",
      attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high]
    )
    UIAccessibility.post(notification: .announcement, argument: message)
  }
}
