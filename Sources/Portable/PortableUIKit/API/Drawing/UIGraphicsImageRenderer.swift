public import Foundation

/// A maker of pictures; they have a size and show nothing.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Creates a maker of pictures of a size, in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a maker of pictures of a size, in points, and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  /// Creates a maker of pictures of an area, in points.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// Gives a picture on which a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(name: nil, size: size)
  }
}
