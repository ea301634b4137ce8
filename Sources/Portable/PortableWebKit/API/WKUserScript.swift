public import Foundation

/// A script of the app for pages; it is not run.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it would be run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether only the outermost page gets it.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// When a script of the app would be run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page is read.
  case atDocumentStart = 0
  /// When the page is read.
  case atDocumentEnd = 1
}
