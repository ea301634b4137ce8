public import Foundation

/// What leads to another page; here no page leads anywhere.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// What the user or the page did.
  open var navigationType: WKNavigationType { .other }
  /// The page that is asked for.
  open var request: URLRequest { asked }
  private final let asked: URLRequest

  init(_ request: URLRequest) {
    asked = request
    super.init()
  }
}

/// What the user or a page did to come to another page.
public enum WKNavigationType: Int, Sendable {
  /// Followed a link.
  case linkActivated = 0
  /// Sent a form.
  case formSubmitted = 1
  /// Went back or on.
  case backForward = 2
  /// Loaded anew.
  case reload = 3
  /// Sent a form again.
  case formResubmitted = 4
  /// Something else.
  case other = -1
}

/// Whether a step is made.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It is not.
  case cancel = 0
  /// It is.
  case allow = 1
  /// The file is kept instead.
  case download = 2
}
