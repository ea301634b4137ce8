import Foundation

/// The button that leads to the screen before.
final class BackButton: UIControl {
  private let title: String?
  private let goBack: () -> Void

  init(title: String?, goBack: @escaping () -> Void) {
    self.title = title
    self.goBack = goBack
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  // Source: AccessibilitySnapshot, reference images of navigation bars; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    let label = title.flatMap { $0.isEmpty ? nil : $0 } ?? SystemWord.back.text
    return BuiltInAccessibility(isElement: true, label: label, traits: [.button, .backButton])
  }

  override func touch() -> Bool {
    goBack()
    return true
  }
}
