import Foundation

extension UINavigationController {
  // Shows the buttons of the top screen in the bar at the bottom.
  func showToolbarItems() { tools.items = topViewController?.toolbarItems }

  func showTop() {
    guard isViewLoaded else { return }
    for view in page.subviews where view !== topViewController?.view { view.removeFromSuperview() }
    if let view = topViewController?.view {
      view.translatesAutoresizingMaskIntoConstraints = true
      if view.superview !== page { page.addSubview(view) }
    }
    bar.items = viewControllers.map(\.navigationItem)
    showToolbarItems()
    if let topViewController {
      delegate?.navigationController(self, willShow: topViewController, animated: false)
      delegate?.navigationController(self, didShow: topViewController, animated: false)
    }
    view.setNeedsLayout()
  }

  func announceChange() {
    guard viewIfLoaded?.window != nil else { return }
    AccessibleScreen.current?.enqueue(.screenChanged, argument: nil)
  }

  func announceDismissal() {
    guard viewIfLoaded?.window != nil else { return }
    AccessibleScreen.current?.enqueueDismissal()
  }
}

@MainActor
final class InputDocument: NSObject, UITextDocumentProxy {
  private var text = ""

  var documentContextBeforeInput: String? { text.isEmpty ? nil : text }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}

/// A file of Interface Builder, which only Xcode can read.
enum InterfaceFile {
  case storyboard(String)
  case nib(String)
  case cellNib(String)

  /// Stops the app with advice, as a missing file does on a phone.
  func stop(for object: String) -> Never {
    switch self {
    case .storyboard(let name):
      preconditionFailure(
        "the storyboard '\(name)' cannot be read here; create \(object) in code, as in "
          + "'DetailController()'"
      )
    case .nib(let name):
      preconditionFailure(
        "the nib '\(name)' cannot be read here; create \(object) in code, as in 'DetailView()'"
      )
    case .cellNib(let name):
      preconditionFailure(
        "the nib '\(name)' cannot be read here; create \(object) in code, and register its class instead"
      )
    }
  }
}
