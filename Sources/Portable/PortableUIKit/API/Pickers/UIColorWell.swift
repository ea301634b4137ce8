public import Foundation

/// A control that shows a colour and lets the user choose another.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of the screen of colours.
  open var title: String?
  /// Whether the opacity can be chosen, too.
  open var supportsAlpha = true
  /// The colour.
  open var selectedColor: UIColor?

  /// The size of every well, 28 × 28 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  // Inferred; certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: true,
      label: title ?? SystemWord.colorWell.text,
      traits: stateTraits.union(.button)
    )
  }
}
