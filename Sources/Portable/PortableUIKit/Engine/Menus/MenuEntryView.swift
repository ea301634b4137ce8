import Foundation

/// An entry of an opened menu.
final class MenuEntryView: UIControl {
  private let entry: UIMenuElement
  private let title = UILabel()
  private let onTouch: () -> Void

  init(_ entry: UIMenuElement, onTouch: @escaping () -> Void) {
    self.entry = entry
    self.onTouch = onTouch
    super.init(frame: .zero)
    title.text = entry.title
    addSubview(title)
    isEnabled = (entry as? UIAction)?.attributes.contains(.disabled) != true
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 250, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }

  // A ticked entry as a chosen one is inferred; certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    var traits = stateTraits.union(.button)
    if (entry as? UIAction)?.state == .on { traits.insert(.selected) }
    return BuiltInAccessibility(
      isElement: true,
      label: [entry.title, entry.subtitle].compactMap { $0?.nonEmpty }.joined(separator: ", "),
      traits: traits
    )
  }

  override func touch() -> Bool {
    onTouch()
    return true
  }
}
