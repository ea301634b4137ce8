public import Foundation

@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  open var allowsInlineMediaPlayback = false
  open var allowsPictureInPictureMediaPlayback = true
  open var allowsAirPlayForMediaPlayback = true
  open var suppressesIncrementalRendering = false
  open var ignoresViewportScaleLimits = false
  open var applicationNameForUserAgent: String?
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()

  public override init() { super.init() }
}

@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false
}

@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

  open var preferredContentMode = WKWebpagePreferences.ContentMode.recommended
  open var allowsContentJavaScript = true
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

@preconcurrency @MainActor open class WKProcessPool: NSObject {}

@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let kept = WKWebsiteDataStore()

  open var isPersistent: Bool { self === WKWebsiteDataStore.kept }

  open class func `default`() -> WKWebsiteDataStore { kept }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

@preconcurrency @MainActor open class WKUserContentController: NSObject {
  open func addUserScript(_ userScript: WKUserScript) {}
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllScriptMessageHandlers() {}
  open func removeAllUserScripts() {}
}

@preconcurrency @MainActor open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
  open var webView: WKWebView? { nil }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}
