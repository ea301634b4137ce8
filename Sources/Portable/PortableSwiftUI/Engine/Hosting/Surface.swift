import Foundation
import PortableUIKit

/// What is seen of a view: a view of UIKit.
@MainActor
protocol Surface {
  /// Whether the views inside stand in the coordinates of this one.
  var holdsChildren: Bool { get }
  /// Makes the view.
  func makeView(in host: HostView) -> UIView
  /// Whether a view that was made before can show this.
  func canUpdate(_ view: UIView) -> Bool
  /// Lets a view show this.
  func update(_ view: UIView)
}

extension Surface {
  var holdsChildren: Bool { false }
  func canUpdate(_ view: UIView) -> Bool { true }
}
