import Foundation

/// What pages keep on the device; here nothing.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let kept = WKWebsiteDataStore()

  /// Whether what is kept outlives the app.
  open var isPersistent: Bool { self === WKWebsiteDataStore.kept }

  /// Gives the store that outlives the app.
  open class func `default`() -> WKWebsiteDataStore { kept }

  /// Gives a store that goes with the app.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
