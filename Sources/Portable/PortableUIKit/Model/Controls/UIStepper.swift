public import Foundation

/// A control of two buttons that lower and raise a value.
///
/// The stepper itself isn't an element; its two buttons are. A button at its limit is dimmed up to
/// iOS 18, but not since iOS 26. Source: AccessibilitySnapshot, reference images; certainty A.
@preconcurrency @MainActor open class UIStepper: UIControl {
  final let decrementButton = StepperButton(.decrement)
  final let incrementButton = StepperButton(.increment)
  final var position = 0.0

  open var minimumValue = 0.0 { didSet { value = position } }
  open var maximumValue = 100.0 { didSet { value = position } }
  open var stepValue = 1.0
  open var wraps = false { didSet { stateDidChange() } }
  open var autorepeat = true
  open var isContinuous = true

  /// Creates a stepper, whose size is fixed.
  ///
  /// Source: Apple's documentation of `init(frame:)`; certainty A.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
    addButtons()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addButtons()
  }

  open var value: Double {
    get { position }
    set {
      position = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      stateDidChange()
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    let (left, right) = (CGPoint.zero, CGPoint(x: half.width, y: 0))
    decrementButton.frame = CGRect(origin: isRightToLeft ? right : left, size: half)
    incrementButton.frame = CGRect(origin: isRightToLeft ? left : right, size: half)
  }

  override func stateDidChange() {
    decrementButton.isEnabled = isEnabled
    incrementButton.isEnabled = isEnabled
    decrementButton.isAtBound = !wraps && position <= minimumValue
    incrementButton.isAtBound = !wraps && position >= maximumValue
    let locale = Locale(identifier: DeviceSettings.current.language)
    let value = position.formatted(.number.locale(locale))
    decrementButton.valueOnChange = value
    incrementButton.valueOnChange = value
  }
}
