import Foundation

/// What the script of a page says to the app; here no script says anything.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What is said.
  open var body: Any { "" }
  /// The name under which the app listens.
  open var name: String { "" }
  /// The view whose page says it.
  open var webView: WKWebView? { nil }
}
