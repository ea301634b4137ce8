import Foundation
import PortableUIKit

@MainActor
protocol Surface {
  /// Whether the frames of children are relative to this view.
  var containsChildren: Bool { get }
  func makeView(in host: HostView) -> UIView
  func canUpdate(_ view: UIView) -> Bool
  func update(_ view: UIView)
}

extension Surface {
  var containsChildren: Bool { false }
  func canUpdate(_ view: UIView) -> Bool { true }
}

struct FillSurface: Surface {
  let color: UIColor
  /// The corner radius, in points; infinite for round ends.
  var radius: CGFloat = 0

  func makeView(in host: HostView) -> UIView { UIView() }
  func canUpdate(_ view: UIView) -> Bool { type(of: view) == UIView.self }

  func update(_ view: UIView) {
    view.backgroundColor = color
    view.layer.cornerRadius = radius
  }
}

struct ImageSurface: Surface {
  let image: UIImage?
  let color: UIColor?

  func makeView(in host: HostView) -> UIView { UIImageView() }
  func canUpdate(_ view: UIView) -> Bool { view is UIImageView }

  func update(_ view: UIView) {
    (view as? UIImageView)?.image = image
    view.tintColor = color
  }
}

struct TextSurface: Surface {
  let text: String
  let font: UIFont
  let lines: Int
  var color = UIColor.label
  var isEnabled = true

  private static let measuringLabel = UILabel()

  func size(in proposal: ProposedViewSize) -> CGSize {
    let label = Self.measuringLabel
    update(label)
    // A label takes zero for an unlimited width; a text without room is as narrow as one letter.
    let width = max(proposal.width ?? .infinity, 1)
    let space = CGSize(width: width, height: .infinity)
    let size = label.sizeThatFits(space)
    guard let height = proposal.height, height < size.height else { return size }
    // A text has whole lines, and at least one; certainty C.
    label.numberOfLines = 1
    let line = label.sizeThatFits(space).height
    label.numberOfLines = max(1, Int((height + 0.01) / line))
    return label.sizeThatFits(space)
  }

  func makeView(in host: HostView) -> UIView { UILabel() }
  func canUpdate(_ view: UIView) -> Bool { view is UILabel }

  func update(_ view: UIView) {
    guard let label = view as? UILabel else { return }
    label.text = text
    label.font = font
    label.numberOfLines = lines
    label.textColor = color
    label.isEnabled = isEnabled
  }
}

struct ScrollSurface: Surface {
  let axes: Axis.Set
  var refresh: RefreshAction?

  var containsChildren: Bool { true }

  func makeView(in host: HostView) -> UIView {
    let view = UIScrollView()
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  func canUpdate(_ view: UIView) -> Bool { view is UIScrollView }

  func update(_ view: UIView) {
    guard let view = view as? UIScrollView else { return }
    guard let refresh, axes.contains(.vertical) else {
      view.refreshControl = nil
      return
    }
    let control = view.refreshControl as? HostedRefresh ?? HostedRefresh()
    control.refresh = refresh
    if view.refreshControl !== control { view.refreshControl = control }
  }
}

final class HostedRefresh: UIRefreshControl {
  var refresh: RefreshAction?

  override init() {
    super.init()
    let action = UIAction { [weak self] _ in
      guard let refresh = self?.refresh else { return }
      Task { @MainActor in
        await refresh()
        self?.endRefreshing()
      }
    }
    addAction(action, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }
}

/// Keeps the UIKit views on the screen.
///
/// A surface keeps its view from one rendering to the next as long as its identity and kind stay
/// the same.
@MainActor
final class SurfaceMount {
  private var views: [ViewIdentity: UIView] = [:]
  private var used: Set<ViewIdentity> = []
  private var orders: [ObjectIdentifier: (container: UIView, views: [UIView])] = [:]

  func show(_ rendered: [RenderedView], in host: HostView) {
    used = []
    orders = [ObjectIdentifier(host): (host, [])]
    for view in rendered { show(view, in: host, host) }
    for (identity, view) in views where !used.contains(identity) {
      view.removeFromSuperview()
      views[identity] = nil
    }
    for (container, ordered) in orders.values where container.subviews != ordered {
      for view in ordered { container.addSubview(view) }
    }
  }

  func view(for identity: ViewIdentity) -> UIView? { views[identity] }

  private func show(_ rendered: RenderedView, in container: UIView, _ host: HostView) {
    guard let surface = rendered.surface else {
      for child in rendered.children { show(child, in: container, host) }
      return
    }
    let former = views[rendered.identity]
    let view = former.flatMap { surface.canUpdate($0) ? $0 : nil } ?? surface.makeView(in: host)
    if view !== former { former?.removeFromSuperview() }
    views[rendered.identity] = view
    used.insert(rendered.identity)
    view.frame = rendered.frame
    surface.update(view)
    orders[ObjectIdentifier(container)]?.views.append(view)
    guard surface.containsChildren else {
      for child in rendered.children { show(child, in: container, host) }
      return
    }
    orders[ObjectIdentifier(view)] = (view, [])
    for child in rendered.children { show(child, in: view, host) }
    (view as? UIScrollView)?.contentSize = CGSize(
      width: rendered.children.map(\.frame.maxX).max() ?? 0,
      height: rendered.children.map(\.frame.maxY).max() ?? 0
    )
  }
}
