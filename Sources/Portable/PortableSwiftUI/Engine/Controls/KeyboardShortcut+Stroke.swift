import AccessibilityTree

extension KeyboardShortcut {
  /// The keys as a user presses them.
  var stroke: KeyStroke {
    var held: KeyStroke.Modifiers = []
    if modifiers.contains(.control) { held.insert(.control) }
    if modifiers.contains(.option) { held.insert(.option) }
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.command) { held.insert(.command) }
    return KeyStroke(key.stroke, held)
  }
}

extension KeyEquivalent {
  /// The key by its name, or by what it types.
  fileprivate var stroke: KeyStroke.Key {
    let names: [KeyEquivalent: KeyStroke.Name] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
      .escape: .escape, .delete: .delete, .deleteForward: .forwardDelete, .home: .home,
      .end: .end, .pageUp: .pageUp, .pageDown: .pageDown, .tab: .tab, .space: .space,
      .return: .enter,
    ]
    return names[self].map(KeyStroke.Key.named) ?? .character(character.lowercased())
  }
}
