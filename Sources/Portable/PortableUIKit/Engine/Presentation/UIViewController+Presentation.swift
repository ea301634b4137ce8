import Foundation

extension UIViewController {
  var outermost: UIViewController { parent?.outermost ?? self }

  func presentAbove(_ controller: UIViewController) {
    let host = outermost
    guard let window = host.viewIfLoaded?.window, host.presentation == nil,
      controller.presenter == nil
    else { return }
    let presentation = Presentation(of: controller, from: host)
    host.presentation = presentation
    controller.presenter = host
    controller.currentTransition = .presented
    presentation.cover(window)
    AccessibleScreen.current?.enqueue(.screenChanged, argument: nil)
  }

  func dismissFromAbove() {
    let host = outermost
    if let presentation = host.presentation {
      presentation.controller.dismissOthersFirst()
      host.presentation = nil
      presentation.removePresented()
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
    presentation.removePresented()
  }
}

extension Presentation {
  fileprivate func removePresented() {
    controller.presenter = nil
    controller.currentTransition = .dismissed
    uncover()
    controller.currentTransition = nil
  }
}

/// The area outside a popover or menu, which dismisses it.
///
/// Source: Apple's UIKit string tables; certainty A for the words, C for the position.
final class PopupDismissal: UIControl {
  private let name: SystemString
  private let hintWord: SystemString?
  private let onTouch: () -> Void

  init(_ name: SystemString, hint: SystemString? = nil, onTouch: @escaping () -> Void) {
    self.name = name
    hintWord = hint
    self.onTouch = onTouch
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(isElement: true, label: name.text, hint: hintWord?.text, traits: .button)
  }

  override func touch() -> Bool {
    onTouch()
    return true
  }
}
