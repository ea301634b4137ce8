import PortableUIKit

/// A control of UIKit that is only seen: an element of SwiftUI is heard and touched in its place.
struct SeenControl<Control: UIView>: Surface {
  let make: @MainActor () -> Control
  let show: @MainActor (Control) -> Void

  func makeView(in host: HostView) -> UIView {
    let view = make()
    view.isAccessibilityElement = false
    view.accessibilityElementsHidden = true
    view.isUserInteractionEnabled = false
    return view
  }

  func canUpdate(_ view: UIView) -> Bool { type(of: view) == Control.self }

  func update(_ view: UIView) {
    (view as? Control).map(show)
  }
}
