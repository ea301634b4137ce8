import Foundation
import PortableUIKit

/// What is seen of a view: a view of UIKit.
@MainActor
protocol Surface {
  /// Whether the views inside stand in the coordinates of this one.
  var holdsChildren: Bool { get }
  func makeView(in host: HostView) -> UIView
  func canUpdate(_ view: UIView) -> Bool
  /// Lets a view show this.
  func update(_ view: UIView)
}

extension Surface {
  var holdsChildren: Bool { false }
  func canUpdate(_ view: UIView) -> Bool { true }
}

/// An area of one colour.
struct FillSurface: Surface {
  let color: UIColor
  /// The radius of the corners, in points; infinite where the ends are round.
  var radius: CGFloat = 0

  func makeView(in host: HostView) -> UIView { UIView() }
  func canUpdate(_ view: UIView) -> Bool { type(of: view) == UIView.self }

  func update(_ view: UIView) {
    view.backgroundColor = color
    view.layer.cornerRadius = radius
  }
}

/// A picture on the screen.
struct ImageSurface: Surface {
  let image: UIImage?
  /// What a symbol is painted with; `nil` for the colour of what can be touched.
  let color: UIColor?

  func makeView(in host: HostView) -> UIView { UIImageView() }
  func canUpdate(_ view: UIView) -> Bool { view is UIImageView }

  func update(_ view: UIView) {
    (view as? UIImageView)?.image = image
    view.tintColor = color
  }
}

/// A text on the screen.
struct TextSurface: Surface {
  let text: String
  let font: UIFont
  let lines: Int
  /// What the letters are painted with.
  var color = UIColor.label
  /// Whether the text stands in what can be used.
  var isEnabled = true

  private static let measuringLabel = UILabel()

  /// The size of the text, in points.
  func size(in proposal: ProposedViewSize) -> CGSize {
    let label = Self.measuringLabel
    update(label)
    // A label takes no width for all the width it likes; a text in no room is as narrow as a letter.
    let width = max(proposal.width ?? .infinity, 1)
    let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
    return CGSize(width: size.width, height: min(size.height, max(proposal.height ?? .infinity, 0)))
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

/// An area whose content scrolls.
struct ScrollSurface: Surface {
  let axes: Axis.Set
  var refresh: RefreshAction?

  var holdsChildren: Bool { true }

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

/// UIKit's control that loads anew, as an app of SwiftUI wants it.
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

/// Keeps the views of UIKit on the screen the same objects as long as what they show is the same.
@MainActor
final class SurfaceMount {
  private var views: [ViewIdentity: UIView] = [:]
  private var used: Set<ViewIdentity> = []
  private var orders: [ObjectIdentifier: (container: UIView, views: [UIView])] = [:]

  /// Puts what is seen of a tree into a view.
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
    guard surface.holdsChildren else {
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
