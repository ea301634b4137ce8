public import Foundation

/// A part of a page that can show a page of its own; here always the whole page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the whole page.
  open var isMainFrame: Bool { true }
  /// The page.
  open var request: URLRequest { asked }
  private final let asked: URLRequest

  init(_ request: URLRequest) {
    asked = request
    super.init()
  }
}
