public import Foundation

/// How a web view shows pages; it is kept and not looked at.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Whether films play within the page.
  open var allowsInlineMediaPlayback = false
  /// Whether films may float above other apps.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether films may be shown on other screens.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether nothing is shown until all is loaded.
  open var suppressesIncrementalRendering = false
  /// Whether pages cannot forbid to zoom.
  open var ignoresViewportScaleLimits = false
  /// What is added to the name by which the view presents itself to servers.
  open var applicationNameForUserAgent: String?
  /// What pages keep on the device.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What web views share with each other.
  open var processPool = WKProcessPool()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How a page is shown for which nothing else was decided.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What in a page is made a link; nothing is here.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// The kinds of media that wait for a touch.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// What the pages may do.
  open var preferences = WKPreferences()
  /// What scripts and the app say to each other.
  open var userContentController = WKUserContentController()

  /// Creates a configuration.
  public override init() {
    super.init()
  }
}
