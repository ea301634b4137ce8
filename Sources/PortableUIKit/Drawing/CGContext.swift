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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the sheet that is drawn on at the moment; here none.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle; nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
