public import PortableUIKit

@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private let host: HostView
  private let presenter = PresentationRunner()
  var onRender: ((RenderPass) -> Void)?

  public var rootView: Content { didSet { host.show(rootView) } }

  public init(rootView: Content) {
    self.rootView = rootView
    host = HostView(root: rootView)
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  init(rootView: Content, environment: EnvironmentValues) {
    self.rootView = rootView
    host = HostView(root: rootView, environment: environment)
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  public required dynamic init?(coder aDecoder: NSCoder) { nil }

  private func connect() {
    host.controller = self
    // The background depends on where the views are shown.
    host.backgroundColor = .clear.approximate
    host.onRender = { [weak self] pass in self?.take(pass) }
  }

  open override func loadView() { view = host }

  private func take(_ pass: RenderPass) {
    pass.bar.show(in: self)
    presenter.run(pass.presentations, from: self)
    adopt(pass.sheetHeights)
    onRender?(pass)
  }

  func update(_ rootView: Content, environment: EnvironmentValues) {
    self.rootView = rootView
    host.show(rootView, environment: environment)
  }
}

extension UIColor {
  public convenience init(_ color: Color) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.uiColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
