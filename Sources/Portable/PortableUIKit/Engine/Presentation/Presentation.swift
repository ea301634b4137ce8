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
    addSystemElements(in: window)
    window.addSubview(backdrop)
    if controller.modalPresentationStyle == .fullScreen {
      host.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// Adds what the system puts beside a popover or on a sheet.
  ///
  /// A popover is one on a tablet only; on a phone it comes as a sheet. Source: developer.apple.com;
  /// certainty A, C for the places.
  private func addSystemElements(in window: UIWindow) {
    if controller.modalPresentationStyle == .popover, !DeviceSettings.current.isPhone {
      let exit = PopupDismissal(.dismissPopup, hint: .dismissPopupHint) { [weak controller] in
        controller?.dismiss(animated: true)
      }
      exit.frame = CGRect(
        x: 0,
        y: window.bounds.height - 10,
        width: window.bounds.width,
        height: 10
      )
      backdrop.addSubview(exit)
    } else if controller.modalPresentationStyle.isSheet,
      let sheet = controller.sheetPresentationController, sheet.grabberState != nil
    {
      let grabber = SheetGrabber(of: sheet)
      let top = controller.viewIfLoaded?.frame.minY ?? 0
      // So far above that it is read before whatever the sheet holds.
      grabber.frame = CGRect(x: window.bounds.midX - 40, y: top - 20, width: 80, height: 20)
      backdrop.addSubview(grabber)
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
