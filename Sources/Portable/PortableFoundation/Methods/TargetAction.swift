/// A method to be called, and the object to call it on.
@MainActor
package struct TargetAction {
  private weak var target: AnyObject?
  private let action: Selector

  package init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Whether the method is to be called on an object; `nil` stands for every object.
  package func belongs(to object: Any?) -> Bool {
    object.map { ($0 as AnyObject) === target } ?? true
  }

  package func perform(sender: AnyObject) {
    _ = action.perform(on: target, sender: sender)
  }
}
