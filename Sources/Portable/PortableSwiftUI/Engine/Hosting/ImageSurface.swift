import PortableUIKit

/// A picture on the screen.
struct ImageSurface: Surface {
  let image: UIImage?

  func makeView(in host: HostView) -> UIView { UIImageView() }

  func canUpdate(_ view: UIView) -> Bool { view is UIImageView }

  func update(_ view: UIView) {
    (view as? UIImageView)?.image = image
  }
}
