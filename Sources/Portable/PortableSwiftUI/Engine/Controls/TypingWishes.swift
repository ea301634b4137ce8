import PortableUIKit

/// How text is to be typed.
struct TypingWishes {
  var keyboard = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  /// Whether fields have a round border.
  var hasBorder = false
  var submit: (() -> Void)?
  var focus: TypingFocus?
  /// Is told when typing begins and ends.
  var editing: ((Bool) -> Void)?
}

extension EnvironmentValues {
  /// How text is to be typed into fields.
  var typing: TypingWishes {
    get { self[TypingKey.self] }
    set { self[TypingKey.self] = newValue }
  }
}

private enum TypingKey: EnvironmentKey {
  static var defaultValue: TypingWishes { TypingWishes() }
}
