public import Foundation
public import PortableFoundation

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

public final class CGColor: Sendable {
  public let components: [CGFloat]?
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
  public var alpha: CGFloat { components?.last ?? 1 }
}

public final class CGColorSpace: Sendable { init() {} }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

public final class CGContext {
  init() {}
  public func saveGState() {}
  public func restoreGState() {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func fill(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addRect(_ rect: CGRect) {}
  public func addRects(_ rects: [CGRect]) {}
  public func addEllipse(in rect: CGRect) {}
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func beginPath() {}
  public func closePath() {}
  public func drawPath(using mode: CGPathDrawingMode) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  public func strokeLineSegments(between points: [CGPoint]) {}
  public func fill(_ rects: [CGRect]) {}
  public func fillPath(using rule: CGPathFillRule) {}
  public func clip(using rule: CGPathFillRule) {}
  public func clip(to rect: CGRect) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func addPath(_ path: CGPath) {}
  public func strokePath() {}
  public func fillPath() {}
  public func clip() {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func clear(_ rect: CGRect) {}
}

public final class CGDataProvider {
  public let data: CFData?
  public init?(data: CFData) { self.data = data }
  public init?(url: CFURL) {
    guard let data = NSData(contentsOf: url as URL) else { return nil }
    self.data = data
  }
}

public final class CGFont {
  public let postScriptName: CFString?
  public var fullName: CFString? { postScriptName }
  public init?(_ name: CFString) { postScriptName = name }
  public init?(_ provider: CGDataProvider) { return nil }
}

public typealias CFArray = [Any]

public final class CGGradient: Sendable {
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
}

public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}

public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process, persistent, session
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
