public import Foundation

/// What the scripts of pages and the app say to each other; here nothing is said.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// Adds a script of the app.
  open func addUserScript(_ userScript: WKUserScript) {}
  /// Takes all scripts of the app away.
  open func removeAllUserScripts() {}
}
