public import Foundation

/// An address the app is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}
