import PortableUIKit

/// An area of one colour.
struct FillSurface: Surface {
  let color: UIColor

  func makeView(in host: HostView) -> UIView { UIView() }

  func canUpdate(_ view: UIView) -> Bool { type(of: view) == UIView.self }

  func update(_ view: UIView) {
    view.backgroundColor = color
  }
}
