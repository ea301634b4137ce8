public import PortableUIKit

/// A controller of UIKit that shows views of SwiftUI.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let host: HostView
  private let presenter = PresentationRunner()
  /// Is called after each rendering with what came up.
  var onRender: ((RenderPass) -> Void)?

  /// The view that is shown.
  public var rootView: Content {
    didSet { host.show(rootView) }
  }

  /// Shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    host = HostView(root: rootView)
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  /// Shows a view in surroundings that are known.
  init(rootView: Content, environment: EnvironmentValues) {
    self.rootView = rootView
    host = HostView(root: rootView, environment: environment)
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  /// There are no archives here.
  public required dynamic init?(coder aDecoder: NSCoder) {
    nil
  }

  private func connect() {
    host.controller = self
    // What lies behind the views depends on where they are shown.
    host.backgroundColor = .clear.guessed
    host.onRender = { [weak self] pass in self?.take(pass) }
  }

  open override func loadView() {
    view = host
  }

  /// Shows what the views say for bars, and what they want to be shown above them.
  private func take(_ pass: RenderPass) {
    pass.bar.show(in: self)
    presenter.run(pass.presentations, from: self)
    adopt(pass.sheetHeights)
    onRender?(pass)
  }

  /// Lets the views be rendered in other surroundings.
  func update(_ rootView: Content, environment: EnvironmentValues) {
    self.rootView = rootView
    host.show(rootView, environment: environment)
  }
}
