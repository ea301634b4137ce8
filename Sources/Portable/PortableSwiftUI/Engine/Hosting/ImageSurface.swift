import PortableUIKit

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
