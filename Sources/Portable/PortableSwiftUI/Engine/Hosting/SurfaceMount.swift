import Foundation
import PortableUIKit

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

  /// The view that shows something.
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
