import Foundation
import PortableUIKit

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
