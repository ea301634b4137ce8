import PortableUIKit

/// An area whose content scrolls.
struct ScrollSurface: Surface {
  let axes: Axis.Set

  var holdsChildren: Bool { true }

  func makeView(in host: HostView) -> UIView {
    let view = UIScrollView()
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  func canUpdate(_ view: UIView) -> Bool { view is UIScrollView }

  func update(_ view: UIView) {}
}
