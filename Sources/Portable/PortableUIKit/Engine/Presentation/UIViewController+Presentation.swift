import Foundation

extension UIViewController {
  /// The outermost controller that holds this one.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// Puts a controller above the outermost one.
  func presentAbove(_ controller: UIViewController) {
    let host = outermost
    guard let window = host.viewIfLoaded?.window, host.presentation == nil,
      controller.presenter == nil
    else { return }
    let presentation = Presentation(of: controller, from: host)
    host.presentation = presentation
    controller.presenter = host
    controller.movement = .presented
    presentation.cover(window)
    AccessibleScreen.current?.enqueue(.screenChanged, argument: nil)
  }

  /// Takes away what is shown above this controller, or else the controller itself.
  func dismissFromAbove() {
    let host = outermost
    if let presentation = host.presentation {
      presentation.controller.dismissOthersFirst()
      host.presentation = nil
      presentation.takeAway()
      AccessibleScreen.current?.enqueueDismissal()
    } else if let presenter = host.presenter {
      presenter.dismissFromAbove()
    } else {
      AccessibleScreen.current?.dismissRoot(host)
    }
  }

  private func dismissOthersFirst() {
    guard let presentation else { return }
    presentation.controller.dismissOthersFirst()
    self.presentation = nil
    presentation.takeAway()
  }
}

extension Presentation {
  /// Uncovers what is below; the controller knows meanwhile why its view disappears.
  fileprivate func takeAway() {
    controller.presenter = nil
    controller.movement = .dismissed
    uncover()
    controller.movement = nil
  }
}
