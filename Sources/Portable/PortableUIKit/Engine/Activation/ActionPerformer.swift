import AccessibilityTree
import Foundation

@MainActor
struct ActionPerformer {
  let window: UIWindow

  /// Performs an action on an object.
  ///
  /// - Returns: Whether anything handled it.
  func perform(_ action: AccessibilityAction, on object: UIResponder) -> Bool {
    switch action {
    case .activate: activate(object)
    case .increment: adjust(object) { $0.accessibilityIncrement() }
    case .decrement: adjust(object) { $0.accessibilityDecrement() }
    case .escape: chain(from: object).contains { $0.accessibilityPerformEscape() } || dismissSheet()
    case .magicTap: chain(from: object).contains { $0.accessibilityPerformMagicTap() }
    case .scroll(let direction):
      chain(from: object).contains { $0.accessibilityScroll(direction.uiKitEquivalent) }
    case .custom(let index): performCustomAction(index, of: object)
    case .longPress: touch(object, .hold)
    case .doubleTap: touch(object, .doubleTap)
    case .insertText(let text): insert(text, into: object)
    case .deleteBackward: deleteBackward(in: object)
    case .followLink(let index): (object as? any LinkFollowing)?.followLink(index) ?? false
    }
  }

  /// Performs a touch or scroll at a point of the screen.
  ///
  /// - Returns: Whether anything handled it.
  func perform(_ action: AccessibilityAction, at point: CGPoint) -> Bool {
    switch action {
    case .activate: touch(point, .tap)
    case .longPress: touch(point, .hold)
    case .doubleTap: touch(point, .doubleTap)
    case .scroll(let direction):
      view(at: point).map(chain)?.contains { $0.accessibilityScroll(direction.uiKitEquivalent) }
        ?? false
    case .increment, .decrement, .escape, .magicTap, .custom, .insertText, .deleteBackward,
      .followLink:
      false
    }
  }

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
    let actions = object.offeredActions
    return actions.indices.contains(index) && actions[index].perform()
  }

  private func touch(_ object: UIResponder, _ kind: TouchKind) -> Bool {
    touch(object.accessibilityActivationPoint, kind)
  }

  private func touch(_ point: CGPoint, _ kind: TouchKind) -> Bool {
    view(at: point).map { FingerTouch(at: point, kind).perform(on: $0) } ?? false
  }

  private func view(at point: CGPoint) -> UIView? {
    window.hitTest(window.convert(point, from: nil), with: nil)
  }

  private func deleteBackward(in object: UIResponder) -> Bool {
    guard object.isFirstResponder, let input = object as? any UIKeyInput else { return false }
    input.deleteBackward()
    return true
  }

  private func insert(_ text: String, into object: UIResponder) -> Bool {
    guard let input = object as? any UIKeyInput else { return false }
    if !object.isFirstResponder, !object.becomeFirstResponder() { return false }
    input.insertText(text)
    return true
  }

  private func dismissSheet() -> Bool {
    var presentation = window.rootViewController?.presentation
    while let above = presentation?.controller.presentation { presentation = above }
    guard let presentation, presentation.isDismissedByGesture else { return false }
    presentation.controller.dismiss(animated: true)
    return true
  }

  private func chain(from object: UIResponder) -> [UIResponder] {
    Array(sequence(first: object, next: \.next))
  }
}

extension AccessibilityAction.ScrollDirection {
  fileprivate var uiKitEquivalent: UIAccessibilityScrollDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    case .next: .next
    case .previous: .previous
    }
  }
}
