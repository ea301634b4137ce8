import Foundation

@MainActor
final class Presentation {
  let controller: UIViewController
  private unowned let host: UIViewController
  private let backdrop = UIView()
  private weak var grabber: SheetGrabber?

  init(of controller: UIViewController, from host: UIViewController) {
    self.controller = controller
    self.host = host
  }

  /// Whether a gesture dismisses it, as it does sheets but not full screens.
  var isDismissedByGesture: Bool {
    !controller.isModalInPresentation && controller.modalPresentationStyle.isSheet
  }

  func cover(_ window: UIWindow) {
    backdrop.frame = window.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.accessibilityViewIsModal = true
    guard let view = controller.view else { return }
    view.frame = window.bounds
    backdrop.addSubview(view)
    placeSheet(in: window)
    addSystemElements(in: window)
    window.addSubview(backdrop)
    if controller.modalPresentationStyle == .fullScreen {
      host.viewIfLoaded?.removeFromSuperview()
    }
  }

  func placeSheet(in window: UIWindow? = nil) {
    guard controller.modalPresentationStyle.isSheet, let view = controller.viewIfLoaded,
      let window = window ?? view.window
    else { return }
    let top = window.safeAreaInsets.top + 10
    let fullFrame = CGRect(
      x: 0,
      y: top,
      width: window.bounds.width,
      height: window.bounds.height - top
    )
    view.frame =
      controller.sheetPresentationController?.frame(within: fullFrame, of: window) ?? fullFrame
    // The grabber is far enough above to be read before the sheet's content.
    grabber?.frame = CGRect(
      x: window.bounds.midX - 40,
      y: view.frame.minY - 20,
      width: 80,
      height: 20
    )
  }

  /// Adds the system's own views to a popover or sheet.
  ///
  /// A popover is one on a tablet only; on a phone it is shown as a sheet. Source:
  /// developer.apple.com; certainty A, C for the positions.
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
      let sheet = controller.sheetPresentationController, sheet.isExpandedByGrabber != nil
    {
      let grabber = SheetGrabber(of: sheet)
      self.grabber = grabber
      placeSheet(in: window)
      backdrop.addSubview(grabber)
    }
  }

  func uncover() {
    if controller.modalPresentationStyle == .fullScreen, let view = host.viewIfLoaded {
      backdrop.superview?.insertSubview(view, at: 0)
    }
    backdrop.removeFromSuperview()
    controller.viewIfLoaded?.removeFromSuperview()
  }
}

extension UIView {
  var nearestController: UIViewController? {
    owningController ?? superview?.nearestController ?? window?.rootViewController
  }
}
