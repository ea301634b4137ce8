public import Foundation

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// An object that is told of steps from page to page.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether a step is made; asked of links that are followed.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  )
  /// Decides whether an answer is shown; here nobody asks.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  )
  /// Is called when a server sends on to another one, which never happens here.
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  )
  /// Is called when a page breaks down, which never happens here.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Is called when a page is asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Is called when a page begins to come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Is called when a page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Is called when a page does not come on, which never happens here.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Is called when a page does not come, which never happens here.
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  )
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension WKNavigationDelegate {
  /// Allows it.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }

  /// Allows it.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }

  /// Is called when a server sends on to another one, which never happens here.
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}

  /// Is called when a page breaks down, which never happens here.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}

  /// Is called when a page is asked for.
  public func webView(
    _ webView: WKWebView,
    didStartProvisionalNavigation navigation: WKNavigation!
  ) {}

  /// Is called when a page begins to come.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}

  /// Is called when a page is there.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

  /// Is called when a page does not come on, which never happens here.
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}

  /// Is called when a page does not come, which never happens here.
  public func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}
