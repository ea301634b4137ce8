import AccessibilityTree
import Foundation

/// What a gesture of an assistive technology does to the objects on a screen.
@MainActor
struct ActionPerformer {
  let window: UIWindow

  /// Asks an object to do something and tells whether anything answered.
  func perform(_ action: AccessibilityAction, on object: UIResponder) -> Bool {
    switch action {
    case .activate: activate(object)
    case .increment: adjust(object) { $0.accessibilityIncrement() }
    case .decrement: adjust(object) { $0.accessibilityDecrement() }
    case .escape: chain(from: object).contains { $0.accessibilityPerformEscape() } || leaveSheet()
    case .magicTap: chain(from: object).contains { $0.accessibilityPerformMagicTap() }
    case .scroll(let direction):
      chain(from: object).contains { $0.accessibilityScroll(direction.inUIKit) }
    case .custom(let index): performCustomAction(index, of: object)
    case .longPress: touch(object, .hold)
    case .insertText(let text): insert(text, into: object)
    }
  }

  /// Activates an object; one that does not answer is touched at its activation point.
  private func activate(_ object: UIResponder) -> Bool {
    if let control = object as? UIControl, !control.isEnabled { return false }
    return object.accessibilityActivate() || touch(object, .tap)
  }

  private func adjust(_ object: UIResponder, _ step: (UIResponder) -> Void) -> Bool {
    if let control = object as? UIControl, !control.isEnabled { return false }
    guard object.accessibilityTraits.contains(.adjustable) else { return false }
    step(object)
    return true
  }

  private func performCustomAction(_ index: Int, of object: UIResponder) -> Bool {
    let actions = object.accessibilityCustomActions ?? []
    return actions.indices.contains(index) && actions[index].perform()
  }

  /// Touches what lies at an object's activation point.
  private func touch(_ object: UIResponder, _ kind: TouchKind) -> Bool {
    let point = object.accessibilityActivationPoint
    var view = window.hitTest(window.convert(point, from: nil), with: nil)
    while let current = view {
      if let isAnswered = current.answer(kind, at: point) { return isAnswered }
      view = current.superview
    }
    return false
  }

  private func insert(_ text: String, into object: UIResponder) -> Bool {
    guard let input = object as? any UIKeyInput else { return false }
    if !object.isFirstResponder, !object.becomeFirstResponder() { return false }
    input.insertText(text)
    return true
  }

  /// Leaves the sheet on top, as the escape gesture does when nothing else answers it.
  private func leaveSheet() -> Bool {
    var presentation = window.rootViewController?.presentation
    while let above = presentation?.controller.presentation { presentation = above }
    guard let presentation, presentation.isDismissedByGesture else { return false }
    presentation.controller.dismiss(animated: true)
    return true
  }

  /// The responders from an object upwards.
  private func chain(from object: UIResponder) -> [UIResponder] {
    Array(sequence(first: object, next: \.next))
  }
}

extension AccessibilityAction.ScrollDirection {
  /// The direction by its name in UIKit.
  fileprivate var inUIKit: UIAccessibilityScrollDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}
