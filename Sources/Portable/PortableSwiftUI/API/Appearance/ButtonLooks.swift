/// The form of the border of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  /// As the system likes it.
  public static let automatic = ButtonBorderShape()
  /// With round ends.
  public static let capsule = ButtonBorderShape()
  /// Round.
  public static let circle = ButtonBorderShape()
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape()
  /// With round corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

/// Whether a button that is held acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// As the system likes it.
  public static let automatic = ButtonRepeatBehavior()
  /// It does.
  public static let enabled = ButtonRepeatBehavior()
  /// It does not.
  public static let disabled = ButtonRepeatBehavior()
}
