public import Foundation
public import PortableUIKit

/// SwiftUI views as the content of a cell.
public struct UIHostingConfiguration<Content: View, Background: View> {
  let content: Content
  let background: Background
}

extension UIHostingConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView {
    HostedContent(self, root: content)
  }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    self
  }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    self
  }
  public func minSize(
    width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> UIHostingConfiguration { self }

  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content, background: content())
  }

  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// The view in a cell that shows SwiftUI views.
final class HostedContent: UIView, UIContentView {
  private let host: HostView
  var configuration: any UIContentConfiguration {
    didSet { (configuration as? any HostedRoot).map { host.show($0.root) } }
  }

  init(_ configuration: any UIContentConfiguration, root: any View) {
    self.configuration = configuration
    host = HostView(root: root)
    super.init(frame: .zero)
    addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.frame = bounds
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { host.sizeThatFits(size) }
  override var intrinsicContentSize: CGSize { host.intrinsicContentSize }
}

@MainActor
protocol HostedRoot {
  var root: any View { get }
}

extension UIHostingConfiguration: HostedRoot { var root: any View { content } }
