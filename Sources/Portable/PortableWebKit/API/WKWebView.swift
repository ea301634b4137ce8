public import Foundation

/// A simplified web view: it parses HTML that it is given, and loads nothing else.
///
/// Loading completes at once, so the delegate's methods are called in order. Headings, links,
/// images, controls and the text between them are elements, in the order of the HTML.
@preconcurrency @MainActor open class WKWebView: UIView {
  private final let scroll = UIScrollView()
  private final var shown = Step()
  private final var before: [Step] = []
  private final var after: [Step] = []
  private final var elements: [WebPageElement] = []

  // A page and its address.
  private struct Step {
    var address: URL?
    var page: WebPage?
  }

  public private(set) final var configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scroll)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addSubview(scroll)
  }

  open var scrollView: UIScrollView { scroll }
  open var url: URL? { shown.address }
  open var title: String? { shown.page?.title }
  open var estimatedProgress: Double { 1 }
  open var isLoading: Bool { false }
  open var canGoBack: Bool { !before.isEmpty }
  open var canGoForward: Bool { !after.isEmpty }
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    turn(to: Step(address: request.url))
  }

  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    turn(to: Step(address: baseURL, page: WebPage(string)))
  }

  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    let html = try? String(contentsOf: url, encoding: .utf8)
    return turn(to: Step(address: url, page: html.map(WebPage.init)))
  }

  @discardableResult open func reload() -> WKNavigation? { show(shown) }

  @discardableResult open func goBack() -> WKNavigation? {
    guard let step = before.popLast() else { return nil }
    after.append(shown)
    return show(step)
  }

  @discardableResult open func goForward() -> WKNavigation? {
    guard let step = after.popLast() else { return nil }
    before.append(shown)
    return show(step)
  }

  open func stopLoading() {}

  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }

  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { "" }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    // Unlike in a browser, each element is on a line of its own.
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

  /// Follows a link, if the navigation delegate allows it.
  ///
  /// - Returns: Whether it was followed.
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

  @discardableResult private func turn(to step: Step) -> WKNavigation {
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
