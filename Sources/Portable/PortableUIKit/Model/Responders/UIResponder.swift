public import Foundation
public import PortableFoundation

/// An object that answers events.
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
  /// Whether events come here first.
  open var isFirstResponder: Bool { UIWindow.firstResponder === self }

  /// Asks that events come here first.
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
    passOn(event) { $0.touchesBegan(touches, with: event) }
  }

  /// Is called when fingers move, which they never do here; passes it on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) { $0.touchesMoved(touches, with: event) }
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) { $0.touchesEnded(touches, with: event) }
  }

  /// Is called when a touch is interrupted, which never happens here; passes it on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) { $0.touchesCancelled(touches, with: event) }
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event) { $0.pressesBegan(presses, with: event) }
  }

  /// Is called when the force on keys changes, which never happens here; passes it on.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event) { $0.pressesChanged(presses, with: event) }
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event) { $0.pressesEnded(presses, with: event) }
  }

  /// Is called when a press is interrupted, which never happens here; passes it on.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event) { $0.pressesCancelled(presses, with: event) }
  }

  /// Is called when a button of a remote control is pressed, which never happens here.
  open func remoteControlReceived(with event: UIEvent?) {}

  /// Is called when the device is shaken, which never happens here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Is called when the device was shaken, which never happens here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Is called when shaking was interrupted, which never happens here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  open var undoManager: UndoManager? { next?.undoManager }
  /// What the user is doing here; it is kept and goes nowhere.
  open var userActivity: NSUserActivity?
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Changes the menus of the app, which are never built here.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Cuts what is chosen; nothing is chosen here.
  open func cut(_ sender: Any?) {}

  /// Copies what is chosen; nothing is chosen here.
  open func copy(_ sender: Any?) {}

  /// Pastes what was copied; nothing happens here.
  open func paste(_ sender: Any?) {}

  /// Chooses what is at the cursor; nothing happens here.
  open func select(_ sender: Any?) {}

  /// Chooses everything; nothing happens here.
  open func selectAll(_ sender: Any?) {}

  /// Deletes what is chosen; nothing is chosen here.
  open func delete(_ sender: Any?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

  /// The view shown instead of the keyboard; it is kept and not shown.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }

  open func reloadInputViews() {}

  /// Lets the next responder answer an event, or notes that nobody did.
  private func passOn(_ event: UIEvent?, _ step: (UIResponder) -> Void) {
    if let next { step(next) } else { event?.isUnanswered = true }
  }
}

/// Something a view answers beside touches.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}
