import Foundation
public import PortableFoundation

/// An object that answers events.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, UIUserActivityRestoring,
  @preconcurrency KeyValueObserver
{
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Is called when an observed property changed.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The responder that is asked next.
  open var next: UIResponder? { nil }
  /// Whether the responder wants to be the first.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder lets another one be the first.
  open var canResignFirstResponder: Bool { true }
  /// Whether events come here first.
  open var isFirstResponder: Bool { UIWindow.firstResponder === self }

  /// Asks that events come here first.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIWindow.firstResponder = self
    return true
  }

  /// Gives up being the first.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    UIWindow.firstResponder = nil
    return true
  }

  /// Is called when fingers touch; passes it on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) { $0.touchesBegan(touches, with: event) }
  }

  /// Is called when fingers move, which they never do here; passes it on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) { $0.touchesMoved(touches, with: event) }
  }

  /// Is called when fingers are lifted; passes it on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) { $0.touchesEnded(touches, with: event) }
  }

  /// Is called when a touch is interrupted, which never happens here; passes it on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(event) { $0.touchesCancelled(touches, with: event) }
  }

  /// Is called when keys are pressed; passes it on.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event) { $0.pressesBegan(presses, with: event) }
  }

  /// Is called when the force on keys changes, which never happens here; passes it on.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event) { $0.pressesChanged(presses, with: event) }
  }

  /// Is called when keys are let go; passes it on.
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

  /// The history of what the user did; that of the next responder.
  open var undoManager: UndoManager? { next?.undoManager }
  /// What the user is doing here; it is kept and goes nowhere.
  open var userActivity: NSUserActivity?
  /// Which gestures of editing are taken.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Is called before what the user is doing is kept.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Takes up what the user did elsewhere.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Changes the menus of the app, which are never built here.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Decides how a command of a menu looks.
  open func validate(_ command: UICommand) {}

  /// Gives the responder that answers a command.
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

  /// Tells whether a method can be called from a menu.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

  /// The view shown instead of the keyboard; it is kept and not shown.
  open var inputView: UIView? { nil }
  /// The view shown above the keyboard; it is kept and not shown.
  open var inputAccessoryView: UIView? { nil }
  /// The keys the responder answers.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Asks for the views around the keyboard again.
  open func reloadInputViews() {}

  /// Lets the next responder answer an event, or notes that nobody did.
  private func passOn(_ event: UIEvent?, _ step: (UIResponder) -> Void) {
    if let next { step(next) } else { event?.isUnanswered = true }
  }
}
