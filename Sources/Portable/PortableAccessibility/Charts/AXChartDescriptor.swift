public import Foundation

/// What a chart shows.
public final class AXChartDescriptor: NSObject {
  /// The direction in which a chart is read.
  public enum ContentDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
    /// Downwards.
    case topToBottom = 2
    /// Upwards.
    case bottomToTop = 3
    /// Round, as the hands of a clock go.
    case radialClockwise = 4
    /// Round, against the hands of a clock.
    case radialCounterClockwise = 5
  }

  /// The title with attributes of speech.
  public var attributedTitle: NSAttributedString?
  /// The message of the chart in a sentence or two.
  public var summary: String?
  /// The direction in which the chart is read.
  public var contentDirection = ContentDirection.leftToRight
  /// The area of the data in the coordinates of the superview, in points.
  public var contentFrame: CGRect = .zero
  /// The series of data.
  public var series: [AXDataSeriesDescriptor]
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes, such as the size of the points.
  public var additionalAxes: [any AXDataAxisDescriptor]

  /// The title of the chart.
  public var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }

  /// Creates a description.
  public convenience init(
    title: String?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) },
      summary: summary,
      xAxis: xAxis,
      yAxis: yAxis,
      additionalAxes: additionalAxes,
      series: series
    )
  }

  /// Creates a description whose title has attributes of speech.
  public init(
    attributedTitle: NSAttributedString?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.attributedTitle = attributedTitle
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
    super.init()
  }
}
