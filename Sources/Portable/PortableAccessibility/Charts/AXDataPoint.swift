public import Foundation

/// A point of data.
public final class AXDataPoint: NSObject {
  /// The place along the horizontal axis.
  public var xValue: AXDataPointValue
  /// The place along the vertical axis.
  public var yValue: AXDataPointValue?
  /// The places along further axes, in their order.
  public var additionalValues: [AXDataPointValue]
  /// The name with attributes of speech.
  public var attributedLabel: NSAttributedString?

  /// The name of the point.
  public var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  /// Creates a point above a category.
  public convenience init(
    x xValue: String,
    y yValue: Double? = nil,
    additionalValues: [AXDataPointValue] = [],
    label: String? = nil
  ) {
    self.init(.category(xValue), yValue, additionalValues, label)
  }

  /// Creates a point above a number.
  public convenience init(
    x xValue: Double,
    y yValue: Double? = nil,
    additionalValues: [AXDataPointValue] = [],
    label: String? = nil
  ) {
    self.init(.number(xValue), yValue, additionalValues, label)
  }

  private init(
    _ xValue: AXDataPointValue,
    _ yValue: Double?,
    _ additionalValues: [AXDataPointValue],
    _ label: String?
  ) {
    self.xValue = xValue
    self.yValue = yValue.map { .number($0) }
    self.additionalValues = additionalValues
    attributedLabel = label.map { NSAttributedString(string: $0) }
    super.init()
  }
}
