import Foundation

/// The text above or below a section of a table.
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

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.contentSize(fitting: size.width - 32)
    return CGSize(width: size.width, height: text.height + 12)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 6)
  }

  // A header as a heading is known for lists; certainty A there, C for tables.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(isElement: true, label: label.text, traits: traits)
  }
}
