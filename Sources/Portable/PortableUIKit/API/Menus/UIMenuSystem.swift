import Foundation

/// The menus of the app.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menus of the bar.
  public static let main = UIMenuSystem()
  /// The menus at a place.
  public static let context = UIMenuSystem()

  /// Asks for the menus to be built again.
  open func setNeedsRebuild() {}

  /// Asks for the commands to be checked again.
  open func setNeedsRevalidate() {}
}
