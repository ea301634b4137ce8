public import Foundation

@preconcurrency @MainActor open class UISlider: UIControl {
  final var position: Float = 0

  open var minimumValue: Float = 0 { didSet { setValue(position, animated: false) } }
  open var maximumValue: Float = 1 { didSet { setValue(position, animated: false) } }
  open var isContinuous = true
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?

  open var thumbTintColor: UIColor?

  open var value: Float {
    get { position }
    set { setValue(newValue, animated: false) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    position = min(max(value, minimumValue), max(minimumValue, maximumValue))
  }

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let knob = min(rect.width, 28)
    let range = maximumValue - minimumValue
    let part = range > 0 ? min(max((value - minimumValue) / range, 0), 1) : 0
    let along = CGFloat(isRightToLeft ? 1 - part : part)
    return CGRect(
      x: rect.minX + (rect.width - knob) * along,
      y: rect.midY - knob / 2,
      width: knob,
      height: knob
    )
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(origin: bounds.origin, size: minimumValueImage?.size ?? .zero)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.minY), size: size)
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { nil }

  open var currentThumbImage: UIImage? { nil }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  /// Raises the value by a tenth of the range.
  ///
  /// Certainty C for the size of the step.
  open override func accessibilityIncrement() {
    if let increment = accessibilityIncrementBlock { return increment() }
    move(by: 0.1)
  }

  /// Lowers the value by a tenth of the range.
  ///
  /// Certainty C for the size of the step.
  open override func accessibilityDecrement() {
    if let decrement = accessibilityDecrementBlock { return decrement() }
    move(by: -0.1)
  }

  // Source: AccessibilitySnapshot, reference images of sliders; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: true,
      value: Int((fraction * 100).rounded()).asPercent,
      traits: stateTraits.union(.adjustable)
    )
  }

  // The middle of the thumb. Source: AccessibilitySnapshot; certainty A.
  override var builtInActivationPoint: CGPoint {
    let frame = accessibilityFrame
    let knob = min(frame.width, 28)
    let along = isRightToLeft ? 1 - fraction : fraction
    return CGPoint(x: frame.minX + knob / 2 + (frame.width - knob) * CGFloat(along), y: frame.midY)
  }

  override func touch() -> Bool { false }
}
