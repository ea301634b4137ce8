public import Foundation

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers are spread along an axis.
  public enum ScaleType: Int, Sendable {
    /// Evenly.
    case linear = 0
    /// By their logarithm to the base 10.
    case log10 = 1
    /// By their natural logarithm.
    case ln = 2
  }

  /// The title with attributes of speech.
  public var attributedTitle: NSAttributedString
  /// The least and the greatest number shown.
  public var range: ClosedRange<Double>
  /// The numbers at which the chart draws a line.
  public var gridlinePositions: [Double]
  /// A closure that puts a number into words.
  public var valueDescriptionProvider: (Double) -> String
  /// How the numbers are spread.
  public var scaleType = ScaleType.linear

  /// The title of the axis.
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// Creates an axis.
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

  /// Creates an axis whose title has attributes of speech.
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
