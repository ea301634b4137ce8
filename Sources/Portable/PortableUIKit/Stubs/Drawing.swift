// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import Synchronization

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

// The compiler looks for the two types by these names.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ColorLiteralType = UIColor
// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage

// The sizes in points of the open image contexts, the innermost last.
private let contexts = Mutex<[CGSize]>([])

public func UIGraphicsBeginImageContext(_ size: CGSize) { contexts.withLock { $0.append(size) } }
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) { UIGraphicsBeginImageContext(size) }

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.withLock { $0.last }.map { UIImage(name: nil, size: $0) }
}
public func UIGraphicsEndImageContext() { contexts.withLock { _ = $0.popLast() } }
public func UIGraphicsGetCurrentContext() -> CGContext? {
  contexts.withLock { $0.isEmpty } ? nil : CGContext()
}
public func UIGraphicsPushContext(_ context: CGContext) { UIGraphicsBeginImageContext(.zero) }
public func UIGraphicsPopContext() { UIGraphicsEndImageContext() }
public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectClip(_ rect: CGRect) {}

@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(name: nil, size: size)
  }
  /// The data is empty, as nothing is drawn here.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data()
  }
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 3
  open var opaque = false
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
