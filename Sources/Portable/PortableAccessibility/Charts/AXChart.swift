public import Foundation

/// A view whose data can be played as an audio graph.
///
/// The descriptor is stored; the model plays no sound.
@preconcurrency @MainActor public protocol AXChart: NSObjectProtocol {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

public final class AXChartDescriptor: NSObject {
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise
    case radialCounterClockwise
  }

  public var attributedTitle: NSAttributedString?
  public var summary: String?
  public var contentDirection = ContentDirection.leftToRight
  public var contentFrame: CGRect = .zero
  public var series: [AXDataSeriesDescriptor]
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]

  public var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }

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

open class AXLiveAudioGraph: NSObject {
  open class func start() {}
  open class func update(value: Double) {}
  open class func stop() {}
}
