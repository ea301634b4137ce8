public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates one.
  public nonisolated init() {}
  /// The line around the figure in an area, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The size of the corners, in points.
  public let cornerSize: CGSize

  /// Creates one.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  /// Creates one.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The line around the figure in an area, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The form of round corners.
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

/// A circle.
public struct Circle: InsettableShape {
  /// Creates one.
  public nonisolated init() {}
  /// The line around the figure in an area, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Creates one.
  public nonisolated init() {}
  /// The line around the figure in an area, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with round ends.
public struct Capsule: InsettableShape {
  /// Creates one.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  /// The line around the figure in an area, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  /// Rect.
  public static nonisolated var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners of a radius, in points.
  public static nonisolated func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Ellipse {
  /// Ellipse.
  public static nonisolated var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  /// Circle.
  public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// Capsule.
  public static nonisolated var capsule: Capsule { Capsule() }
}
