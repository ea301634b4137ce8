public import Foundation

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title of the axis.
  var title: String { get set }
  /// The title with attributes of speech.
  var attributedTitle: NSAttributedString { get set }
}
