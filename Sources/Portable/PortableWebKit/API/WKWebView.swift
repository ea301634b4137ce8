public import Foundation

/// A view of web pages, as a stand-in: what is given as HTML is read, and nothing else is loaded.
///
/// What is loaded counts as complete at once, so that the delegate's steps are run. Headings, links,
/// pictures, controls and the text between them are elements of the page, in the order of the HTML.
@preconcurrency @MainActor
open class WKWebView: UIView {
  private final let scroll = UIScrollView()
  private final var shown = Step()
  private final var before: [Step] = []
  private final var after: [Step] = []
  private final var elements: [WebPageElement] = []

  // A page and where it is.
  private struct Step {
    var address: URL?
    var page: WebPage?
  }

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
  open var url: URL? { shown.address }
  /// The title of the page; `nil` where it is not known.
  open var title: String? { shown.page?.title }
  /// How much is loaded, from 0 to 1.
  open var estimatedProgress: Double { 1 }
  /// Whether a page is being loaded; here never.
  open var isLoading: Bool { false }
  /// Whether there is a page before.
  open var canGoBack: Bool { !before.isEmpty }
  /// Whether there is a page after.
  open var canGoForward: Bool { !after.isEmpty }
  /// Whether all of the page came safely.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }

  /// Pretends to load a page; what it says is not known.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    turn(to: Step(address: request.url))
  }

  /// Takes a page from a text.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    turn(to: Step(address: baseURL, page: WebPage(string)))
  }

  /// Takes a page from a file; one that cannot be read is empty.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    let html = try? String(contentsOf: url, encoding: .utf8)
    return turn(to: Step(address: url, page: html.map(WebPage.init)))
  }

  /// Pretends to load the page again.
  @discardableResult
  open func reload() -> WKNavigation? { show(shown) }

  /// Goes to the page before; `nil` if there is none.
  @discardableResult
  open func goBack() -> WKNavigation? {
    guard let step = before.popLast() else { return nil }
    after.append(shown)
    return show(step)
  }

  /// Goes to the page after; `nil` if there is none.
  @discardableResult
  open func goForward() -> WKNavigation? {
    guard let step = after.popLast() else { return nil }
    before.append(shown)
    return show(step)
  }

  /// Stops loading.
  open func stopLoading() {}

  /// Runs a script of the page; nothing is run and nothing comes back.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, nil)
  }

  /// Runs a script of the page; nothing is run, and an empty text comes back.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { "" }

  /// Fills the view with the page.
  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    // The places are not those of a browser: each piece is a line of its own.
    var y: CGFloat = 8
    for element in elements {
      let height: CGFloat = element.accessibilityRespondsToUserInteraction ? 44 : 24
      element.accessibilityFrameInContainerSpace = CGRect(
        x: 8,
        y: y,
        width: max(1, bounds.width - 16),
        height: height
      )
      y += height + 4
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y + 4)
  }

  /// Follows a link, if the app allows it, and tells whether it did.
  final func follow(_ address: String) -> Bool {
    guard let target = URL(string: address, relativeTo: url)?.absoluteURL else { return false }
    let action = WKNavigationAction(URLRequest(url: target), type: .linkActivated)
    let turn: @MainActor (WKNavigationActionPolicy) -> Void = { [weak self] policy in
      guard policy == .allow else { return }
      self?.turn(to: Step(address: target))
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }
    if let navigationDelegate {
      navigationDelegate.webView(self, decidePolicyFor: action, decisionHandler: turn)
    } else {
      turn(.allow)
    }
    return true
  }

  @discardableResult
  private func turn(to step: Step) -> WKNavigation {
    if shown.address != nil || shown.page != nil { before.append(shown) }
    after = []
    return show(step)
  }

  private func show(_ step: Step) -> WKNavigation {
    shown = step
    let tree = step.page.map { WebPageTree($0, in: self) }
    elements = tree?.elements ?? []
    scroll.accessibilityElements = tree?.roots
    setNeedsLayout()
    let navigation = WKNavigation()
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    navigationDelegate?.webView(self, didCommit: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
    return navigation
  }
}
