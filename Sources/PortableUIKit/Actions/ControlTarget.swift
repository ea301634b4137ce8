/// A method to be called, and the object to call it on.
@MainActor
struct ControlTarget {
  private weak var target: AnyObject?
  private let action: Selector

  init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Whether the method is to be called on an object; `nil` stands for every object.
  func belongs(to object: Any?) -> Bool {
    object.map { ($0 as AnyObject) === target } ?? true
  }

  func perform(sender: AnyObject) {
    _ = action.perform(on: target, sender: sender)
  }
}
