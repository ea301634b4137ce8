public import Foundation

/// A control that sets a value on a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
  final var position: Float = 0

  /// The smallest value.
  open var minimumValue: Float = 0 {
    didSet { setValue(position, animated: false) }
  }
  /// The largest value.
  open var maximumValue: Float = 1 {
    didSet { setValue(position, animated: false) }
  }
  /// Whether the value changes while the knob moves.
  open var isContinuous = true
  /// The picture at the low end.
  open var minimumValueImage: UIImage?
  /// The picture at the high end.
  open var maximumValueImage: UIImage?
  /// The colour of the line below the value.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line above the value.
  open var maximumTrackTintColor: UIColor?

  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// The value.
  open var value: Float {
    get { position }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value within the bounds.
  open func setValue(_ value: Float, animated: Bool) {
    position = min(max(value, minimumValue), max(minimumValue, maximumValue))
  }

  /// Sets the picture of the knob for a state; it is not drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the picture of the line below the value for a state; it is not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Sets the picture of the line above the value for a state; it is not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Gives the place of the line, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  /// Gives the place of the knob at a value, in points.
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

  /// Gives the place of the picture at the low end, in points; it is not drawn.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(origin: bounds.origin, size: minimumValueImage?.size ?? .zero)
  }

  /// Gives the place of the picture at the high end, in points; it is not drawn.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.minY), size: size)
  }

  /// Gives the picture of the knob in a state; none is kept.
  open func thumbImage(for state: UIControl.State) -> UIImage? { nil }

  /// The picture of the knob; none is kept.
  open var currentThumbImage: UIImage? { nil }

  /// The height of every slider, 34 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  /// Raises the value by a tenth of the range.
  ///
  /// Certainty C for the size of the step.
  open override func accessibilityIncrement() {
    if let increment = blocks.increment { return increment() }
    move(by: 0.1)
  }

  /// Lowers the value by a tenth of the range.
  ///
  /// Certainty C for the size of the step.
  open override func accessibilityDecrement() {
    if let decrement = blocks.decrement { return decrement() }
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

  // The middle of the knob. Source: AccessibilitySnapshot; certainty A.
  override var builtInActivationPoint: CGPoint {
    let frame = accessibilityFrame
    let knob = min(frame.width, 28)
    let along = isRightToLeft ? 1 - fraction : fraction
    return CGPoint(
      x: frame.minX + knob / 2 + (frame.width - knob) * CGFloat(along),
      y: frame.midY
    )
  }

  override func touch() -> Bool { false }
}
