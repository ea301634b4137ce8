public import Foundation

/// A view of data that can be played as sounds.
///
/// The description is kept; the model plays nothing.
@preconcurrency @MainActor
public protocol AXChart: NSObjectProtocol {
  /// What the chart shows.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
