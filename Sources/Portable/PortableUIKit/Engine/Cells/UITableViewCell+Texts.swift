import Foundation

/// What the texts of a cell say, alone or with a switch.
extension UITableViewCell {
  /// Whether the texts are an element beside the buttons of the cell.
  final var speaksForTextsAlone: Bool { !isOneElement && texts.isUsed }

  final var isOneElement: Bool {
    guard controls.isEmpty, accessoryView?.isSilent != false || builtInSwitch != nil else {
      return false
    }
    return showsTextsAlone
  }

  private var showsTextsAlone: Bool {
    if let configured = content.configured {
      return (configured as? UIListContentView)?.subviews.isEmpty == false
        && content.plain.subviews.allSatisfy { texts.stand === $0 || texts.picture === $0 }
    }
    return texts.isUsed && texts.areAlone(in: content.plain)
  }

  /// The switch that is one element with the standard texts before it.
  ///
  /// Source: Kickstarter's ios-oss, pull request 544, and accessibilityupto11.com, day 84; certainty B.
  final var builtInSwitch: UISwitch? {
    guard controls.isEmpty, let toggle = accessoryView as? UISwitch, toggle.isAccessibilityElement,
      !toggle.isHidden, showsTextsAlone
    else { return nil }
    return toggle
  }

  final func builtInAccessibility(of toggle: UISwitch) -> BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: true,
      label: toggle.accessibilityLabel?.nonEmpty ?? joinedTexts,
      value: toggle.accessibilityValue,
      hint: toggle.accessibilityHint,
      traits: toggle.accessibilityTraits
    )
  }

  final var joinedTexts: String? {
    (content.configured as? UIListContentView)?.accessibilityLabel
      ?? (texts.isUsed ? texts.joined : nil)
  }
}
