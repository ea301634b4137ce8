/// A colour on a screen, in sRGB.
public struct ScreenColor: Hashable, Codable, Sendable {
  /// The red part, from 0 to 1.
  public var red: Double
  /// The green part, from 0 to 1.
  public var green: Double
  /// The blue part, from 0 to 1.
  public var blue: Double

  /// Creates a colour of its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// A text on a screen of which the colour and that of what lies behind it are known.
///
/// It is no part of an accessibility tree, since nobody hears it; people who see little read it.
public struct ColoredText: Hashable, Codable, Sendable {
  /// The view that shows it.
  public var id: ElementID
  /// The words.
  public var text: String
  /// The object that shows it.
  public var origin: ElementOrigin
  /// The colour of the letters, as it is seen over the background.
  public var foreground: ScreenColor
  /// The colour behind the letters.
  public var background: ScreenColor
  /// Whether the letters are large: of 18 points or more, or bold and of 14 or more.
  public var isLarge: Bool

  /// Creates a text.
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
