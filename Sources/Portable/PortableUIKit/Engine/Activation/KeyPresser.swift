import AccessibilityTree

@MainActor
struct KeyPresser {
  let window: UIWindow

  /// Lets the first matching command or shortcut handle the keys, or else a responder that takes
  /// presses.
  ///
  /// Source: Apple's documentation of `keyCommands`, `addKeyCommand(_:)`,
  /// `wantsPriorityOverSystemBehavior` and `pressesBegan(_:with:)`; certainty A. Commands before
  /// plain presses, and where the chain begins without a first responder, are inferred; C.
  func press(
    _ keys: KeyStroke,
    at object: UIResponder?,
    _ turn: KeyStroke.Turn
  ) -> KeyStroke.Answer? {
    let start = window.ownFirstResponder ?? object ?? front
    let chain = Array(sequence(first: start, next: \.next))
    for responder in chain {
      let commands = responder.allKeyCommands.filter {
        $0.matches(keys) && $0.isOffered
          && $0.wantsPriorityOverSystemBehavior == (turn == .beforeSystem)
      }
      guard
        let command = commands.first(where: {
          responder.canPerformAction($0.action, withSender: $0)
        })
      else { continue }
      _ = command.action.perform(on: responder, sender: command)
      return KeyStroke.Answer(
        name: command.title.nonEmpty ?? command.discoverabilityTitle?.nonEmpty
      )
    }
    guard turn == .afterSystem else { return nil }
    return useShortcut(keys) ?? sendPresses(keys, to: start)
  }

  /// Activates the first control with a matching shortcut.
  ///
  /// Source: Apple's documentation of SwiftUI's `keyboardShortcut(_:modifiers:)`; certainty A.
  private func useShortcut(_ keys: KeyStroke) -> KeyStroke.Answer? {
    let registry = ElementRegistry()
    let elements = TreeBuilder(registry: registry).nodes(of: window).flatMap(\.allElements)
    for element in elements {
      guard let object = registry.object(for: element.id),
        object.shortcut == keys
      else { continue }
      guard ActionPerformer(window: window).perform(.activate, on: object) else { return nil }
      return KeyStroke.Answer(name: element.label)
    }
    return nil
  }

  /// Sends a key down and up through the responder chain.
  ///
  /// - Returns: What happened; `nil` if every responder passed it on.
  private func sendPresses(_ keys: KeyStroke, to responder: UIResponder) -> KeyStroke.Answer? {
    let press = UIPress()
    press.key = UIKey(keys)
    let event = UIPressesEvent()
    event.allPresses = [press]
    responder.pressesBegan([press], with: event)
    let isBeginningKept = !event.isUnhandled
    event.isUnhandled = false
    press.phase = .ended
    responder.pressesEnded([press], with: event)
    return isBeginningKept || !event.isUnhandled ? KeyStroke.Answer(name: nil) : nil
  }

  private var front: UIResponder {
    guard var controller = window.rootViewController else { return window }
    while true {
      if let above = controller.presentation?.controller {
        controller = above
      } else if let chosen = (controller as? UITabBarController)?.selectedViewController {
        controller = chosen
      } else if let top = (controller as? UINavigationController)?.topViewController {
        controller = top
      } else {
        return controller.viewIfLoaded ?? controller
      }
    }
  }
}

extension UIWindow {
  fileprivate var ownFirstResponder: UIResponder? {
    guard let first = UIWindow.firstResponder else { return nil }
    return sequence(first: first, next: \.next).contains { $0 === self } ? first : nil
  }
}

extension UIResponder {
  fileprivate var shortcut: KeyStroke? {
    (self as? BarItemView)?.item.shortcut ?? builtInAccessibility.shortcut
  }

  fileprivate var allKeyCommands: [UIKeyCommand] {
    (keyCommands ?? []) + ((self as? UIViewController)?.addedKeyCommands ?? [])
  }
}

extension UIKeyCommand {
  fileprivate var isOffered: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  fileprivate func matches(_ keys: KeyStroke) -> Bool {
    let modifiers = modifierFlags.subtracting([.alphaShift, .numericPad])
    guard let input, modifiers == UIKeyModifierFlags(keys.modifiers) else { return false }
    return input.lowercased() == keys.key.input.lowercased()
  }
}

extension AccessibilityNode {
  var allElements: [AccessibilityElement] {
    switch self {
    case .element(let element): [element]
    case .container(_, let children): children.flatMap(\.allElements)
    }
  }
}
