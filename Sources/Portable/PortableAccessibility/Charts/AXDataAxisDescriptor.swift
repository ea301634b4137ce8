public import Foundation

public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  public var attributedTitle: NSAttributedString
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var valueDescriptionProvider: (Double) -> String
  public var scaleType = ScaleType.linear

  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  public convenience init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title),
      range: range,
      gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider
    )
  }

  public init(
    attributedTitle: NSAttributedString,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.attributedTitle = attributedTitle
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
    super.init()
  }
}

open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var attributedTitle: NSAttributedString
  open var categoryOrder: [String]

  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  public convenience init(title: String, categoryOrder: [String]) {
    self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
    super.init()
  }
}
