import AccessibilityTree
public import Foundation

/// A color.
///
/// System colors follow the design of the screen; before one is shown, they are those of iOS 26.
open class UIColor: NSObject, @unchecked Sendable {
  private(set) final var source: ColorSource
  let alpha: CGFloat
  /// Whether the components are those on a device: a color of the asset catalog is a gray here.
  package private(set) final var isKnown = true

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .parts(ScreenColor(red: red, green: green, blue: blue))
    self.alpha = alpha
    super.init()
  }

  convenience init(_ source: ColorSource, alpha: CGFloat = 1) {
    self.init(red: 0, green: 0, blue: 0, alpha: alpha)
    self.source = source
  }

  var red: CGFloat { source.parts.red }
  var green: CGFloat { source.parts.green }
  var blue: CGFloat { source.parts.blue }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let part = { (n: CGFloat) -> CGFloat in
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (source, alpha) == (other.source, other.alpha)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(alpha)
    return hasher.finalize()
  }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  @preconcurrency @MainActor public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  @preconcurrency @MainActor
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(.current)
    self.init(color.source, alpha: color.alpha)
  }

  /// Creates an approximate gray for a color of the asset catalog, which isn't available here.
  public convenience init?(named name: String) {
    self.init(white: 0.5, alpha: 1)
    isKnown = false
  }

  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
    isKnown = false
  }

  public convenience init(resource: ColorResource) {
    self.init(white: 0.5, alpha: 1)
    isKnown = false
  }

  open var cgColor: CGColor {
    let parts = source.parts
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  open func set() {}
  open func setFill() {}
  open func setStroke() {}

  @preconcurrency @MainActor
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = source.parts
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = self.alpha
    return true
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let color = UIColor(source, alpha: alpha)
    color.isKnown = isKnown
    return color
  }

  /// The same color, marked as possibly different from the one on a device.
  package final var approximate: UIColor {
    let color = UIColor(source, alpha: alpha)
    color.isKnown = false
    return color
  }

  convenience init(rgb: UInt32) { self.init(.parts(ScreenColor(rgb: rgb))) }
}
