import PortableUIKit

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

  required init?(coder: NSCoder) {
    nil
  }
}
