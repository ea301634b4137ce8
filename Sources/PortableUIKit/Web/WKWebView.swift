public import Foundation

/// A view of web pages, as a stand-in: nothing is loaded, and what a page says is not modelled.
///
/// What is loaded counts as complete at once, so that the delegate's steps are run.
@preconcurrency @MainActor
open class WKWebView: UIView {
  private final let scroll = UIScrollView()
  private final var address: URL?

  /// How pages are shown.
  public private(set) final var configuration: WKWebViewConfiguration
  /// The object that is told of steps from page to page.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that shows what pages ask for.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes from the edge lead back and on.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a touch that is held shows where a link leads.
  open var allowsLinkPreview = true
  /// The name by which the view presents itself to servers.
  open var customUserAgent: String?
  /// The scale of the page.
  open var pageZoom: CGFloat = 1
  /// Whether developers may look into the page.
  open var isInspectable = false

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scroll)
  }

  /// Creates a view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addSubview(scroll)
  }

  /// The view in which the page lies.
  open var scrollView: UIScrollView { scroll }
  /// The address of the page.
  open var url: URL? { address }
  /// The title of the page; it is not known here.
  open var title: String? { nil }
  /// How much is loaded, from 0 to 1.
  open var estimatedProgress: Double { 1 }
  /// Whether a page is being loaded; here never.
  open var isLoading: Bool { false }
  /// Whether there is a page before; here never.
  open var canGoBack: Bool { false }
  /// Whether there is a page after; here never.
  open var canGoForward: Bool { false }
  /// Whether all of the page came safely.
  open var hasOnlySecureContent: Bool { address?.scheme == "https" }

  /// Pretends to load a page.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    finish(at: request.url)
  }

  /// Takes a page from a text; what it says is not modelled.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    finish(at: baseURL)
  }

  /// Pretends to load a file.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    finish(at: url)
  }

  /// Pretends to load the page anew.
  @discardableResult
  open func reload() -> WKNavigation? { finish(at: address) }

  /// Goes to the page before; there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Goes to the page after; there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Stops loading.
  open func stopLoading() {}

  /// Runs a script of the page; nothing is run and nothing comes back.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, nil)
  }

  /// Fills the view with the page.
  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
  }

  private func finish(at url: URL?) -> WKNavigation {
    address = url
    let navigation = WKNavigation()
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    navigationDelegate?.webView(self, didCommit: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
    return navigation
  }
}
