import Foundation

/// Whose word counts: a closure, what was assigned, or the class itself.
extension AccessibleObject {
  // Source: the header of UIAccessibility, which names the trait for what is not enabled; certainty A.
  var concludesRespondsToUserInteraction: Bool {
    guard !accessibilityTraits.contains(.notEnabled) else { return false }
    return builtInRespondsToUserInteraction || blocks.activate != nil
      || !(accessibilityCustomActions ?? []).isEmpty || !systemActions.isEmpty
      || !accessibilityTraits.isDisjoint(with: .interactive)
  }

  /// Gives what a closure of the app says, or the fallback if there is no closure.
  func answer<Answer>(
    _ block: (() -> Answer)?,
    else fallback: @autoclosure () -> Answer
  ) -> Answer {
    AccessibilityBlocks.answer(block, else: fallback())
  }

  /// Gives a text with the attributes that were assigned to it, unless the text was overridden.
  func attributed(_ text: String?, assigned: NSAttributedString?) -> NSAttributedString? {
    if let assigned, assigned.string == text { return assigned }
    return text.map { NSAttributedString(string: $0) }
  }
}
