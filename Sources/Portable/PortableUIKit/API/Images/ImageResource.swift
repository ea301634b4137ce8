public import Foundation

/// A picture among the assets of an app, as Xcode names it.
public struct ImageResource: Hashable, Sendable {
  /// The name of the asset.
  let name: String

  /// Names a picture of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension UIImage {
  /// Creates the picture of an asset, named for it; the size is 24 points.
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }
}
