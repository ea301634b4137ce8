public import Foundation

/// A sheet to draw on; nothing is drawn.
public final class CGContext {
  /// Creates a sheet.
  init() {}

  /// Remembers the colours and lines in force.
  public func saveGState() {}
  /// Takes back the colours and lines remembered last.
  public func restoreGState() {}
  /// Chooses the colour within outlines.
  public func setFillColor(_ color: CGColor) {}
  /// Chooses the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Chooses the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Starts a new part of the outline.
  public func move(to point: CGPoint) {}
  /// Draws a straight line.
  public func addLine(to point: CGPoint) {}
  /// Draws straight lines from point to point.
  public func addLines(between points: [CGPoint]) {}
  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect) {}
  /// Adds the outlines of rectangles.
  public func addRects(_ rects: [CGRect]) {}
  /// Adds the outline of an ellipse.
  public func addEllipse(in rect: CGRect) {}
  /// Adds a part of a circle; angles are in radians.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Starts the outline again.
  public func beginPath() {}
  /// Leads the outline back to where it began.
  public func closePath() {}
  /// Draws the outline in a way.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws the line of a rectangle in a width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Draws straight lines, from each odd point to the even one after it.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
  /// Fills the outline by a rule.
  public func fillPath(using rule: CGPathFillRule) {}
  /// Cuts off what lies outside the outline, by a rule.
  public func clip(using rule: CGPathFillRule) {}
  /// Cuts off what lies outside a rectangle.
  public func clip(to rect: CGRect) {}
  /// Chooses how lines end.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Chooses how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Chooses the lengths of dashes, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Chooses the opacity, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Chooses how colours mix with those behind.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Decides whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Chooses a shadow.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Chooses a shadow of a colour.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Changes scale, angle and place of what is drawn.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Adds an outline.
  public func addPath(_ path: CGPath) {}
  /// Draws the line of the outline.
  public func strokePath() {}
  /// Fills the outline.
  public func fillPath() {}
  /// Cuts off what lies outside the outline.
  public func clip() {}
  /// Moves what is drawn, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Scales what is drawn.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Turns what is drawn by an angle in radians.
  public func rotate(by angle: CGFloat) {}
  /// Wipes a rectangle away.
  public func clear(_ rect: CGRect) {}
}
