import Foundation

/// The title in a navigation bar.
final class BarTitle: UILabel {
  init(_ title: String) {
    super.init(frame: .zero)
    text = title
    font = UIFont.systemFont(ofSize: 17, weight: .semibold)
  }

  required init?(coder: NSCoder) {
    nil
  }

  // Source: AccessibilitySnapshot, reference images of navigation bars; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(isElement: true, label: text, traits: .header)
  }
}
