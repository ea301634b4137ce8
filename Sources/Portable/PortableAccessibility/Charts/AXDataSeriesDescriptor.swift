public import Foundation

/// Points of data that belong together.
open class AXDataSeriesDescriptor: NSObject {
  /// The name with attributes of speech.
  open var attributedName: NSAttributedString
  /// Whether there is something between the points, as on a line.
  open var isContinuous: Bool
  /// The points.
  open var dataPoints: [AXDataPoint]

  /// The name of the series.
  open var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }

  /// Creates a series.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name),
      isContinuous: isContinuous,
      dataPoints: dataPoints
    )
  }

  /// Creates a series whose name has attributes of speech.
  public init(
    attributedName: NSAttributedString,
    isContinuous: Bool,
    dataPoints: [AXDataPoint]
  ) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
    super.init()
  }
}
