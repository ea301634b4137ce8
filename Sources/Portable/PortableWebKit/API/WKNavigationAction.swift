public import Foundation

/// What leads to another page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// What the user or the page did.
  open var navigationType: WKNavigationType { type }
  /// The page that is asked for.
  open var request: URLRequest { asked }
  /// The part of the page from which it leads.
  open var sourceFrame: WKFrameInfo { frame }
  /// The part of the page in which the other page is shown; `nil` for a new window.
  open var targetFrame: WKFrameInfo? { frame }
  private final let asked: URLRequest
  private final let type: WKNavigationType
  private final let frame: WKFrameInfo

  init(_ request: URLRequest, type: WKNavigationType) {
    asked = request
    self.type = type
    frame = WKFrameInfo(request)
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
  /// Loaded again.
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
