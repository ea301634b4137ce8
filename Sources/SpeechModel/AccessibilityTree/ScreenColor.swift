/// A colour on the screen, in sRGB.
public struct ScreenColor: Hashable, Codable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double

  /// Creates a colour from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// Text on the screen whose colour and background colour are known.
///
/// It isn't part of an accessibility tree, since it doesn't affect speech. The audit checks its
/// contrast.
public struct ColoredText: Hashable, Codable, Sendable {
  /// The view that shows the text.
  public var id: ElementID
  /// The text itself.
  public var text: String
  /// The object that shows the text.
  public var origin: ElementOrigin
  /// The text colour, as it appears over the background.
  public var foreground: ScreenColor
  /// The colour behind the text.
  public var background: ScreenColor
  /// Whether the text is large: at least 18 points, or bold and at least 14 points.
  public var isLarge: Bool

  /// Creates text with its colours.
  public init(
    id: ElementID,
    text: String,
    origin: ElementOrigin,
    foreground: ScreenColor,
    background: ScreenColor,
    isLarge: Bool = false
  ) {
    self.id = id
    self.text = text
    self.origin = origin
    self.foreground = foreground
    self.background = background
    self.isLarge = isLarge
  }
}
