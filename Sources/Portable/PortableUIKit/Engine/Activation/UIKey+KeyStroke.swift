import AccessibilityTree
import Foundation

extension UIKey {
  convenience init(_ keys: KeyStroke) {
    self.init()
    modifierFlags = UIKeyModifierFlags(keys.modifiers)
    charactersIgnoringModifiers = keys.key.input
    characters = modifierFlags.contains(.shift) ? keys.key.input.uppercased() : keys.key.input
    keyCode = keys.key.usage
  }
}

extension UIKeyModifierFlags {
  init(_ modifiers: KeyStroke.Modifiers) {
    self = []
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.alternate) }
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.command) { insert(.command) }
  }
}

extension KeyStroke.Key {
  /// The text the key types, or UIKit's constant for it.
  ///
  /// Source: Apple's documentation of `UIKeyCommand` and its input strings; certainty A.
  @MainActor var input: String {
    switch self {
    case .character(let character): character
    case .named(.tab): "\t"
    case .named(.space): " "
    case .named(.enter): "\r"
    case .named(.delete): "\u{8}"
    case .named(.forwardDelete): UIKeyCommand.inputDelete
    case .named(.escape): UIKeyCommand.inputEscape
    case .named(.up): UIKeyCommand.inputUpArrow
    case .named(.down): UIKeyCommand.inputDownArrow
    case .named(.left): UIKeyCommand.inputLeftArrow
    case .named(.right): UIKeyCommand.inputRightArrow
    case .named(.home): UIKeyCommand.inputHome
    case .named(.end): UIKeyCommand.inputEnd
    case .named(.pageUp): UIKeyCommand.inputPageUp
    case .named(.pageDown): UIKeyCommand.inputPageDown
    }
  }

  /// The key's position on the keyboard; letters and digits of the Latin alphabet only.
  var usage: UIKeyboardHIDUsage {
    switch self {
    case .character(let text): Self.usage(of: text)
    case .named(.tab): .keyboardTab
    case .named(.space): .keyboardSpacebar
    case .named(.enter): .keyboardReturnOrEnter
    case .named(.delete): .keyboardDeleteOrBackspace
    case .named(.forwardDelete): .keyboardDeleteForward
    case .named(.escape): .keyboardEscape
    case .named(.up): .keyboardUpArrow
    case .named(.down): .keyboardDownArrow
    case .named(.left): .keyboardLeftArrow
    case .named(.right): .keyboardRightArrow
    case .named(.home): .keyboardHome
    case .named(.end): .keyboardEnd
    case .named(.pageUp): .keyboardPageUp
    case .named(.pageDown): .keyboardPageDown
    }
  }

  private static func usage(of text: String) -> UIKeyboardHIDUsage {
    let keys = Array("abcdefghijklmnopqrstuvwxyz1234567890")
    guard let character = text.first, let index = keys.firstIndex(of: character) else {
      return .keyboardErrorUndefined
    }
    return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + index)
      ?? .keyboardErrorUndefined
  }
}

extension UIView: UIFocusItem {}

extension UIViewController: UIFocusEnvironment {}
