public import PortableUIKit

/// A controller of UIKit that shows views of SwiftUI.
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
    // What lies behind the views depends on where they are shown.
    host.backgroundColor = .clear.guessed
    host.onRender = { [weak self] pass in self?.take(pass) }
  }

  open override func loadView() { view = host }

  /// Shows what the views say for bars, and what they want to be shown above them.
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
  /// Takes a colour of SwiftUI.
  public convenience init(_ color: Color) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.uiColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
