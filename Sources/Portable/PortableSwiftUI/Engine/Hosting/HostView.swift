import Foundation
package import PortableUIKit

/// A UIKit view that shows SwiftUI views.
///
/// It renders its root view, lays it out and updates the views and elements on the screen whenever
/// state changes.
final class HostView: UIView {
  weak var controller: UIViewController?
  var onRender: ((RenderPass) -> Void)?
  private var root: any View
  private var base: EnvironmentValues
  private lazy var graph = ViewGraph { [weak self] in self?.setNeedsRendering() }
  private var retainedControllers: [UIViewController] = []
  private let surfaces = SurfaceMount()
  private let elements = ElementMount()
  private var rendered: [RenderedView] = []
  private var isStale = true
  private var isRendering = false
  private var isMounting = false
  /// Whether anything except the views that this one updates has requested layout.
  private var isLayoutRequested = true

  /// Stops views that change state on every rendering.
  private static let renderingLimit = 25

  init(root: any View, environment: EnvironmentValues = EnvironmentValues()) {
    self.root = root
    base = environment
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ root: any View, environment: EnvironmentValues? = nil) {
    self.root = root
    if let environment { base = environment }
    setNeedsRendering()
  }

  func store(_ controller: UIViewController) { retainedControllers.append(controller) }

  private func setNeedsRendering() {
    guard !isRendering else { return }
    isStale = true
    setNeedsLayout()
  }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    if !isMounting { isLayoutRequested = true }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRequested = isLayoutRequested || isStale
    isLayoutRequested = false
    // Updated views request layout in case their sizes have changed, which they rarely have.
    if !isRequested, !framesChange() { return }
    var count = 0
    repeat {
      render()
      count += 1
    } while isStale && count < Self.renderingLimit
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if isStale { renderTree() }
    return arranged.size(in: ProposedViewSize(size))
  }

  override var intrinsicContentSize: CGSize {
    if isStale { renderTree() }
    return arranged.size(in: .unspecified)
  }

  private var pass: RenderPass?

  private func renderTree() {
    isRendering = true
    let (pass, views) = graph.render(root, environment: environment)
    self.pass = pass
    // A view that contains itself crashes on a device; here it shows nothing.
    rendered = pass.isRecursive ? [] : views
    isRendering = false
    isStale = false
  }

  private func render() {
    let isNew = isStale
    if isNew { renderTree() }
    arrange()
    isMounting = true
    surfaces.show(rendered, in: self)
    isMounting = false
    elements.show(rendered, in: self, surfaces: surfaces)
    guard isNew, let pass else { return }
    graph.runEffects(of: pass)
    onRender?(pass)
  }

  fileprivate var shownTypes: Set<ObjectIdentifier> {
    let steps = rendered.flatMap(\.identities).flatMap(\.steps)
    return Set(steps.compactMap { if case .type(let type) = $0 { type } else { nil } })
  }

  private func framesChange() -> Bool {
    let former = rendered.flatMap(\.allFrames)
    arrange()
    return rendered.flatMap(\.allFrames) != former
  }

  private var arranged: RenderedView {
    RenderedView(
      RenderContext(
        identity: ViewIdentity(),
        environment: base,
        pass: pass ?? RenderPass(graph: graph)
      ),
      layout: ArrangedRule(layout: VStackLayout()),
      children: rendered
    )
  }

  private func arrange() {
    let area = bounds.inset(by: safeAreaInsets)
    let column = arranged
    let offer = ProposedViewSize(area.size)
    column.place(at: Alignment.center.origin(of: column.size(in: offer), in: area), in: offer)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for view in rendered { view.mirror(in: bounds.width) }
    }
  }

  private var environment: EnvironmentValues {
    var values = base
    values.availableSize = bounds.inset(by: safeAreaInsets).size
    // If views around this screen set these values, they also apply inside it.
    if !values.hasDeviceValues {
      let traits = UITraitCollection.current
      values.dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
      values.horizontalSizeClass = traits.horizontalSizeClass == .regular ? .regular : .compact
      values.hasDeviceValues = true
    }
    values.layoutDirection =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return values
  }
}

extension RenderedView {
  fileprivate var allFrames: [CGRect] { [frame] + children.flatMap(\.allFrames) }
  fileprivate var identities: [ViewIdentity] { [identity] + children.flatMap(\.identities) }
}

/// SwiftUI views whose type is known only at run time.
///
/// The snippet runner uses it to show whatever an expression evaluates to.
@MainActor
package enum HostedViews {
  /// A controller that shows a value; `nil` if the value isn't a SwiftUI view.
  package static func controller(showing content: Any) -> UIViewController? {
    (content as? any View).map { UIHostingController(rootView: AnyView($0)) }
  }

  package static func isView(_ type: Any.Type) -> Bool { type is any View.Type }

  /// The types of the SwiftUI views that a UIKit view shows, other than those without content.
  package static func types(in view: UIView) -> Set<ObjectIdentifier> {
    (view as? HostView)?.shownTypes ?? []
  }
}
