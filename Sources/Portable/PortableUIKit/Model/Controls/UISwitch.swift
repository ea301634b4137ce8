public import Foundation

@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var title: String?
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?

  /// Creates a switch, whose size is fixed.
  ///
  /// Source: Apple's documentation of `init(frame:)`; certainty A.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: DeviceSettings.current.look.switchSize))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  // Only the origin of a frame counts, as in `init(frame:)`; certainty C.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(origin: newValue.origin, size: DeviceSettings.current.look.switchSize)
    }
  }

  /// The size of every switch: 63 × 28 points, or 51 × 31 in the design of iOS 18.
  open override var intrinsicContentSize: CGSize { DeviceSettings.current.look.switchSize }

  /// The state as "1" or "0"; assigning another value has no effect.
  ///
  /// Source: AccessibilitySnapshot, reference images of switches; certainty A.
  open override var accessibilityValue: String? {
    get { answer(accessibilityValueBlock, else: isOn ? "1" : "0") }
    set {}
  }

  // Source: AccessibilitySnapshot, reference images of switches; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: true,
      traits: stateTraits.union(UIAccessibilityTraits(rawValue: 1 << 53 | 1))
    )
  }

  /// Toggles the switch, for elements that forward their activation to it.
  ///
  /// Source: articles whose elements forward to a switch; certainty B.
  open override func accessibilityActivate() -> Bool {
    if let activate = accessibilityActivateBlock { return activate() }
    guard isEnabled else { return false }
    _ = touch()
    return true
  }

  override func touch() -> Bool {
    isOn.toggle()
    sendActions(for: .valueChanged)
    return super.touch()
  }
}
