public import Foundation

/// What the scripts of pages and the app say to each other; here nothing is said.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// Adds a script of the app.
  open func addUserScript(_ userScript: WKUserScript) {}
  /// Lets an object listen to scripts under a name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Lets nobody listen under a name any more.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Lets nobody listen any more.
  open func removeAllScriptMessageHandlers() {}
  /// Takes all scripts of the app away.
  open func removeAllUserScripts() {}
}
