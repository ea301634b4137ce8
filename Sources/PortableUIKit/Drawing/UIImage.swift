public import Foundation

/// A picture, known by its name.
open class UIImage: NSObject, @unchecked Sendable {
  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable {
    /// As its place demands.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// In the colour of its place.
    case alwaysTemplate = 2
  }

  /// The size, in points.
  public let size: CGSize
  let name: String?
  /// The short name of the picture, which buttons and image views take over.
  open var accessibilityLabel: String?
  /// Whether the picture is an element by itself.
  open var isAccessibilityElement = false
  /// The name a test finds the picture by.
  open var accessibilityIdentifier: String?

  init(name: String?, size: CGSize) {
    self.name = name
    self.size = size
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

  /// Creates a symbol of the system; every name is known, and the size is 20 points.
  public convenience init?(systemName name: String) {
    self.init(name: name, size: CGSize(width: 20, height: 20))
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
  /// The pictures of a moving one.
  open var images: [UIImage]? { nil }

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

  /// Gives the same picture in another configuration.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    self
  }
}
