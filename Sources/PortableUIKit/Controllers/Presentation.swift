import Foundation

/// A controller shown above another.
@MainActor
final class Presentation {
  let controller: UIViewController
  private unowned let host: UIViewController
  private let backdrop = UIView()

  init(of controller: UIViewController, from host: UIViewController) {
    self.controller = controller
    self.host = host
  }

  /// Whether the user can leave by a gesture, as sheets allow and full screens do not.
  var isDismissedByGesture: Bool {
    !controller.isModalInPresentation && controller.modalPresentationStyle.isSheet
  }

  /// Puts the view into a window; what lies behind is left out for assistive technologies.
  func cover(_ window: UIWindow) {
    backdrop.frame = window.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.accessibilityViewIsModal = true
    guard let view = controller.view else { return }
    view.frame = window.bounds
    if controller.modalPresentationStyle.isSheet {
      let top = window.safeAreaInsets.top + 10
      view.frame.origin.y = top
      view.frame.size.height -= top
    }
    backdrop.addSubview(view)
    window.addSubview(backdrop)
    if controller.modalPresentationStyle == .fullScreen {
      host.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// Takes the view away again.
  func uncover() {
    if controller.modalPresentationStyle == .fullScreen, let view = host.viewIfLoaded {
      backdrop.superview?.insertSubview(view, at: 0)
    }
    backdrop.removeFromSuperview()
    controller.viewIfLoaded?.removeFromSuperview()
  }
}
