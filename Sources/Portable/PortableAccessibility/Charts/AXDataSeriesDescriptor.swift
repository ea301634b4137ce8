public import Foundation

open class AXDataSeriesDescriptor: NSObject {
  open var attributedName: NSAttributedString
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  open var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }

  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name),
      isContinuous: isContinuous,
      dataPoints: dataPoints
    )
  }

  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
    super.init()
  }
}

public final class AXDataPoint: NSObject {
  public var xValue: AXDataPointValue
  public var yValue: AXDataPointValue?
  public var additionalValues: [AXDataPointValue]
  public var attributedLabel: NSAttributedString?

  public var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  public convenience init(
    x xValue: String,
    y yValue: Double? = nil,
    additionalValues: [AXDataPointValue] = [],
    label: String? = nil
  ) { self.init(.category(xValue), yValue, additionalValues, label) }

  public convenience init(
    x xValue: Double,
    y yValue: Double? = nil,
    additionalValues: [AXDataPointValue] = [],
    label: String? = nil
  ) { self.init(.number(xValue), yValue, additionalValues, label) }

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

public final class AXDataPointValue: NSObject {
  public var number: Double
  public var category: String

  private init(number: Double, category: String) {
    self.number = number
    self.category = category
    super.init()
  }

  public static func number(_ number: Double) -> AXDataPointValue {
    AXDataPointValue(number: number, category: "")
  }

  public static func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(number: 0, category: category)
  }
}
