public import Foundation

/// How much room a text with attributes takes; its first font counts for all of it.
extension NSAttributedString {
  /// Gives the size of the text on one line, in points.
  public func size() -> CGSize {
    measured.size(fitting: .infinity)
  }

  /// Gives the area of the text within a size, in points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    measured.area(in: size, options: options)
  }

  /// Draws the text at a point; nothing is drawn here.
  public func draw(at point: CGPoint) {}

  /// Draws the text in a rectangle; nothing is drawn here.
  public func draw(in rect: CGRect) {}

  /// Draws the text in a rectangle; nothing is drawn here.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {}

  private var measured: MeasuredText {
    let attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    return MeasuredText(text: string, attributes: attributes)
  }
}
