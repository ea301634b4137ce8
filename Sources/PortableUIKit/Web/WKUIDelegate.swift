public import Foundation

/// An object that shows what pages ask for; here no page asks for anything.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Is called when a page closes itself.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  /// Does nothing; Apple's method is optional.
  public func webViewDidClose(_ webView: WKWebView) {}
}
