public import Foundation

/// How much room a text takes; it is measured by average widths of letters, and never drawn.
extension NSString {
  /// Gives the size of the text on one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    MeasuredText(text: String(describing: self), attributes: attrs).size(fitting: .infinity)
  }

  /// Gives the area of the text within a size, in points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    MeasuredText(text: String(describing: self), attributes: attributes)
      .area(in: size, options: options)
  }

  /// Draws the text at a point; nothing is drawn here.
  public func draw(
    at point: CGPoint,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {}

  /// Draws the text in a rectangle; nothing is drawn here.
  public func draw(
    in rect: CGRect,
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {}

  /// Draws the text in a rectangle; nothing is drawn here.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
}
