public import Foundation

/// What a picture is drawn on; nothing is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The sheet.
  public let cgContext = CGContext()

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) {}
  /// Draws the line of a rectangle.
  open func stroke(_ rect: CGRect) {}
  /// Cuts off what lies outside a rectangle.
  open func clip(to rect: CGRect) {}
}
