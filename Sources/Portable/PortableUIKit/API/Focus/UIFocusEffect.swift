import Foundation

/// How the focus of a keyboard is shown; it is not shown here.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Creates the system's way.
  public required override init() {
    super.init()
  }
}
