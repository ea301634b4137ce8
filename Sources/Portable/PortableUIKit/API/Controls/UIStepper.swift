public import Foundation

/// A control of two buttons that lower and raise a value.
///
/// It is no element itself; its two buttons are. A button at its bound is dimmed up to iOS 18, and not
/// from iOS 26 on. Source: AccessibilitySnapshot, reference images; certainty A.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  final let decrementButton = StepperButton(.decrement)
  final let incrementButton = StepperButton(.increment)
  final var position = 0.0

  /// The smallest value.
  open var minimumValue = 0.0 {
    didSet { value = position }
  }
  /// The largest value.
  open var maximumValue = 100.0 {
    didSet { value = position }
  }
  /// The distance between two values.
  open var stepValue = 1.0
  /// Whether the value goes on from one bound to the other.
  open var wraps = false {
    didSet { stateDidChange() }
  }
  /// Whether holding a button repeats the step.
  open var autorepeat = true
  /// Whether the value changes while a button is held.
  open var isContinuous = true

  /// Creates a stepper; its size is always the same.
  ///
  /// Source: Apple's documentation of `init(frame:)`; certainty A.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
    addButtons()
  }

  /// Creates a stepper from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addButtons()
  }

  /// The value.
  open var value: Double {
    get { position }
    set {
      position = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      stateDidChange()
    }
  }

  /// The size of every stepper, 94 × 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// Sets the picture of the button that lowers; it is not drawn.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the picture of the button that raises; it is not drawn.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Places the buttons side by side.
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
