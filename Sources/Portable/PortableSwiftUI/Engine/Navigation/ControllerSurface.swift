import PortableUIKit

/// A controller of UIKit inside views of SwiftUI.
struct ControllerSurface<Controller: UIViewController>: Surface {
  let make: () -> Controller
  let change: (Controller) -> Void

  func makeView(in host: HostView) -> UIView {
    let controller = make()
    host.controller?.addChild(controller)
    // The view keeps its controller, as a parent does.
    host.keep(controller)
    defer { if host.controller != nil { controller.didMove(toParent: host.controller) } }
    return controller.view ?? UIView()
  }

  func canUpdate(_ view: UIView) -> Bool { view.next is Controller }

  func update(_ view: UIView) {
    if let controller = view.next as? Controller { change(controller) }
  }
}
