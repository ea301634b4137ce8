public import Foundation

/// What a server answers; here no server is asked.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The answer.
  open var response: URLResponse { answer }
  private final let answer: URLResponse

  init(_ answer: URLResponse) {
    self.answer = answer
    super.init()
  }

  /// Whether the whole page was asked for.
  open var isForMainFrame: Bool { true }
  /// Whether the page can be shown.
  open var canShowMIMEType: Bool { true }
}
