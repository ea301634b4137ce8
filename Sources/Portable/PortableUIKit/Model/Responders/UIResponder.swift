public import Foundation
public import PortableFoundation

@preconcurrency @MainActor
open class UIResponder: AccessibleObject, UIUserActivityRestoring,
  @preconcurrency KeyValueObserver
{
  public override init() { super.init() }

  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { UIWindow.firstResponder === self }

  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIWindow.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    UIWindow.firstResponder = nil
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOnTouch(event) { $0.touchesBegan(touches, with: event) }
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOnTouch(event) { $0.touchesMoved(touches, with: event) }
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOnTouch(event) { $0.touchesEnded(touches, with: event) }
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOnTouch(event) { $0.touchesCancelled(touches, with: event) }
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event) { $0.pressesBegan(presses, with: event) }
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event) { $0.pressesChanged(presses, with: event) }
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event) { $0.pressesEnded(presses, with: event) }
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event) { $0.pressesCancelled(presses, with: event) }
  }

  open func remoteControlReceived(with event: UIEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  open var undoManager: UndoManager? { next?.undoManager }
  open var userActivity: NSUserActivity?
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }

  open func reloadInputViews() {}

  /// Passes a touch on; a scroll view keeps it to itself.
  private func passOnTouch(_ event: UIEvent?, _ step: (UIResponder) -> Void) {
    if self is UIScrollView { event?.isUnhandled = true } else { passOn(event, step) }
  }

  /// Passes an event to the next responder, or records that none handled it.
  private func passOn(_ event: UIEvent?, _ step: (UIResponder) -> Void) {
    if let next { step(next) } else { event?.isUnhandled = true }
  }
}

@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}
