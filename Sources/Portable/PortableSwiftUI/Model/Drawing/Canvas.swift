public import Foundation

/// An area that code draws on; it isn't an element, and nothing is drawn.
public struct Canvas {
  let renderer: (inout GraphicsContext, CGSize) -> Void

  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { self.renderer = renderer }
}

extension Canvas: View { public var body: some View { Color.clear.approximate } }

public struct GraphicsContext {
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading { Shading() }
    public static let foreground = Shading()
  }

  public struct ResolvedText: Sendable {
    public var shading = Shading()

    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  public struct ResolvedImage: Sendable {
    public let size = CGSize.zero
  }

  public var opacity = 1.0
  public var blendMode = BlendMode.normal

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
}
