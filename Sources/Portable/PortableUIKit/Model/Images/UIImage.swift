public import Foundation

/// An image, identified by its name; it has no pixels.
open class UIImage: NSObject, @unchecked Sendable {
  public let size: CGSize
  public let imageOrientation: UIImage.Orientation
  let name: String?
  // Whether the name is that of a system symbol.
  let isSymbol: Bool
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var accessibilityIdentifier: String?

  init(
    name: String?,
    size: CGSize,
    orientation: UIImage.Orientation = .up,
    isSymbol: Bool = false
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.size = size
    imageOrientation = orientation
    super.init()
  }

  public convenience override init() { self.init(name: nil, size: .zero) }

  public convenience init?(named name: String) {
    self.init(name: name, size: CGSize(width: 24, height: 24))
  }

  public required convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, size: CGSize(width: 24, height: 24))
  }

  @preconcurrency @MainActor public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  public convenience init?(contentsOfFile path: String) {
    let file = path.split(separator: "/").last.map(String.init)
    self.init(name: file, size: CGSize(width: 24, height: 24))
  }

  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(name: nil, size: CGSize(width: 24, height: 24))
  }

  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let scale = max(scale, 1)
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale,
      height: CGFloat(cgImage.height) / scale
    )
    self.init(name: nil, size: size, orientation: orientation)
  }

  public convenience init?(systemName name: String) {
    self.init(name: name, size: Self.symbolSize(nil), isSymbol: true)
  }

  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    let points = (configuration as? UIImage.SymbolConfiguration)?.points
    self.init(name: name, size: Self.symbolSize(points), isSymbol: true)
  }

  open var renderingMode: UIImage.RenderingMode { .automatic }
  open var scale: CGFloat { 3 }
  open var cgImage: CGImage? {
    guard (0..<10_000).contains(size.width), (0..<10_000).contains(size.height) else { return nil }
    return CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
  }
  open var images: [UIImage]? { nil }
  open var duration: TimeInterval { 0 }
  open var isSymbolImage: Bool { isSymbol }

  open func pngData() -> Data? { nil }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    self
  }

  open func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? { withConfiguration(configuration) }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: UIImage.ResizingMode
  ) -> UIImage { self }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  open func withHorizontallyFlippedOrientation() -> UIImage { self }

  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    let small = UIImage(name: name, size: size)
    small.accessibilityLabel = accessibilityLabel
    return small
  }

  /// Returns the first of several images: nothing is animated here.
  open class func animatedImage(
    with images: [UIImage],
    duration: TimeInterval
  ) -> UIImage? { images.first }

  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard isSymbol, let points = (configuration as? UIImage.SymbolConfiguration)?.points else {
      return self
    }
    let symbol = UIImage(name: name, size: Self.symbolSize(points), isSymbol: true)
    symbol.accessibilityLabel = accessibilityLabel
    return symbol
  }

  /// The size of a symbol, in points, next to text of a size.
  ///
  /// Source: Apple, “Configuring and displaying symbol images in your UI”: symbols have the size of
  /// text; A. That 17 points give 20 × 20: C.
  package static func symbolSize(_ points: CGFloat?) -> CGSize {
    let side = 20 * (points ?? 17) / 17
    return CGSize(width: side, height: side)
  }
}

// UIKit's own images, by the names of their symbols.
extension UIImage {
  public class var add: UIImage { UIImage(name: "plus.circle.fill", size: symbolSize) }
  public class var remove: UIImage { UIImage(name: "minus.circle.fill", size: symbolSize) }
  public class var actions: UIImage { UIImage(name: "ellipsis.circle", size: symbolSize) }
  public class var checkmark: UIImage { UIImage(name: "checkmark", size: symbolSize) }
  public class var strokedCheckmark: UIImage { UIImage(name: "checkmark", size: symbolSize) }
  private static var symbolSize: CGSize { symbolSize(nil) }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
}

public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color of an asset catalogue, which only Xcode can read; it has no contrast that can be judged.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }

  open class Configuration: NSObject {}

  open class SymbolConfiguration: UIImage.Configuration {
    /// The size of the text that the symbol belongs to.
    private(set) final var points: CGFloat?

    public convenience init(pointSize: CGFloat) {
      self.init()
      points = pointSize
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize)
    }

    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) { self.init(pointSize: pointSize) }

    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(font: font) }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: MainActor.assumeIsolated { .preferredFont(forTextStyle: textStyle) })
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(textStyle: textStyle)
    }
    public convenience init(scale: UIImage.SymbolScale) { self.init() }
    public convenience init(weight: UIImage.SymbolWeight) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}
