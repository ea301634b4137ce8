public import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The text beside the switch, on a Mac.
  open var title: String?
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The size of every switch, 63 × 28 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 63, height: 28) }

  /// The state as "1" or "0"; another value cannot be assigned.
  ///
  /// Source: AccessibilitySnapshot, reference images of switches; certainty A.
  open override var accessibilityValue: String? {
    get { AccessibilityBlocks.answer(blocks.value, else: isOn ? "1" : "0") }
    set {}
  }

  // Source: AccessibilitySnapshot, reference images of switches; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: true,
      traits: stateTraits.union(UIAccessibilityTraits(rawValue: 1 << 53 | 1))
    )
  }

  override func touch() -> Bool {
    isOn.toggle()
    sendActions(for: .valueChanged)
    return super.touch()
  }
}
