public import Foundation

@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  // Inferred; certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: true,
      label: title ?? SystemString.colorWell.text,
      traits: stateTraits.union(.button)
    )
  }
}
