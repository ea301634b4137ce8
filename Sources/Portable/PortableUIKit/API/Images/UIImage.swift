public import Foundation

/// A picture, known by its name.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let size: CGSize
  /// The way the picture is to be turned.
  public let imageOrientation: UIImage.Orientation
  let name: String?
  // Whether the name is that of a symbol of the system.
  let isSymbol: Bool
  /// The short name of the picture, which buttons and image views take over.
  open var accessibilityLabel: String?
  /// Whether the picture is an element by itself.
  open var isAccessibilityElement = false
  /// The name a test finds the picture by.
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

  /// Creates an empty picture.
  public convenience override init() {
    self.init(name: nil, size: .zero)
  }

  /// Creates a picture of the asset catalogue; every name is known, and the size is 24 points.
  public convenience init?(named name: String) {
    self.init(name: name, size: CGSize(width: 24, height: 24))
  }

  /// Creates the picture of a literal, as Xcode writes it: `#imageLiteral(resourceName:)`.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, size: CGSize(width: 24, height: 24))
  }

  /// Creates a picture of the asset catalogue for a device; every name is known.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates a picture of a file, named for it; the size is 24 points.
  public convenience init?(contentsOfFile path: String) {
    let file = path.split(separator: "/").last.map(String.init)
    self.init(name: file, size: CGSize(width: 24, height: 24))
  }

  /// Creates a picture from data; the size is 24 points.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(name: nil, size: CGSize(width: 24, height: 24))
  }

  /// Creates a picture from data and the number of pixels in a point; the size is 24 points.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data)
  }

  /// Creates a picture of points of colour.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture of points of colour, some in a point, turned in a way.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let scale = max(scale, 1)
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale,
      height: CGFloat(cgImage.height) / scale
    )
    self.init(name: nil, size: size, orientation: orientation)
  }

  /// Creates a symbol of the system; every name is known, and the size is 20 points.
  public convenience init?(systemName name: String) {
    self.init(name: name, size: CGSize(width: 20, height: 20), isSymbol: true)
  }

  /// Creates a symbol of the system in a configuration, which is not looked at.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(systemName: name)
  }

  /// How the picture is coloured.
  open var renderingMode: UIImage.RenderingMode { .automatic }
  /// The number of pixels in a point.
  open var scale: CGFloat { 3 }
  /// The points of colour, as many as the size asks for and all empty; `nil` for a boundless picture.
  open var cgImage: CGImage? {
    guard (0..<10_000).contains(size.width), (0..<10_000).contains(size.height) else { return nil }
    return CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
  }
  /// The pictures of a moving one.
  open var images: [UIImage]? { nil }
  /// How long a moving picture takes, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether the picture is a symbol of the system.
  open var isSymbolImage: Bool { isSymbol }

  /// Gives the picture in a format of the web; there is nothing in it.
  open func pngData() -> Data? { nil }
  /// Draws the picture; nothing is drawn.
  open func draw(in rect: CGRect) {}
  /// Draws the picture; nothing is drawn.
  open func draw(at point: CGPoint) {}
  /// Gives the picture in a format of photographs; there is nothing in it.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Gives the picture mirrored where lines run from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Gives the picture whose edges stay as they are when it is stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Gives the same picture in a colour, coloured in another way.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    self
  }

  /// Gives the same picture in another configuration of a symbol.
  open func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? { self }

  /// Gives the same picture coloured in another way.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    self
  }

  /// Gives the same picture in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    self
  }

  /// Gives the picture whose edges stay as they are when it is stretched, in a way.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: UIImage.ResizingMode
  ) -> UIImage { self }

  /// Gives the same picture with other edges for alignment.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// Gives the same picture mirrored.
  open func withHorizontallyFlippedOrientation() -> UIImage { self }

  /// Gives the picture in a smaller size, in points; `nil` for an empty one.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    let small = UIImage(name: name, size: size)
    small.accessibilityLabel = accessibilityLabel
    return small
  }

  /// Gives a moving picture of several; here the first of them, for nothing moves.
  open class func animatedImage(
    with images: [UIImage],
    duration: TimeInterval
  ) -> UIImage? { images.first }

  /// Gives the same picture in another configuration.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    self
  }
}
