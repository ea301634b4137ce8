import Foundation

/// The picture of an action that the icon of the app offers; it is not shown.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// Creates a picture of the app.
  public init(templateImageName: String) {
    super.init()
  }

  /// Creates a picture of the system.
  public init(systemImageName: String) {
    super.init()
  }
}
