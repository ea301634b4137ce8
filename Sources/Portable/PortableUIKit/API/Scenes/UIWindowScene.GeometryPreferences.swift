import Foundation

extension UIWindowScene {
  /// How an app would like its scene to be shown; it is not looked at.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// How an app would like a phone or tablet to be held.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The ways that are fine; `nil` for all.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates a wish.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}
