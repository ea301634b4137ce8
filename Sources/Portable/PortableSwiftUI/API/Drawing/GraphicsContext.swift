public import Foundation

/// What a canvas is drawn with; nothing is kept of it.
public struct GraphicsContext {
  /// What an area or a line is filled with.
  public struct Shading: Sendable {
    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading { Shading() }
    /// The colour of what is in front.
    public static let foreground = Shading()
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText: Sendable {
    /// What it is drawn with.
    public var shading = Shading()

    /// The size of the text in a room, in points; here always none.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage: Sendable {
    /// The size of the picture, in points; here always none.
    public let size = CGSize.zero
  }

  /// How much shines through, from 0 to 1.
  public var opacity = 1.0
  /// How colours are mixed.
  public var blendMode = BlendMode.normal

  /// Fills a figure.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws a line.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a text into an area.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture into an area.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Makes a text ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Makes a picture ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Draws a text into an area.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture into an area.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
  /// Draws a picture at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Moves what is drawn next, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Makes what is drawn next larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn next.
  public mutating func rotate(by angle: Angle) {}
  /// Draws within a figure from here on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Draws above what is there.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
}
