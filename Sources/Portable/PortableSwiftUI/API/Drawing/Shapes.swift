public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The size of the corners, in points.
  public let cornerSize: CGSize

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The form of round corners.
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

/// A circle.
public struct Circle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with round ends.
public struct Capsule: InsettableShape {
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  public static nonisolated var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static nonisolated var capsule: Capsule { Capsule() }
}
