import AccessibilityTree
import Foundation
import PortableUIKit

struct AccessibilityMerge {
  private(set) var facts = AccessibilityFacts()

  init(_ parts: [AccessibilityFacts]) {
    let buttons = parts.filter(\.isButtonLike)
    // Labels are joined, except the names of symbols and the labels of elements with the button
    // trait. Source: CVS Health's legends, certainty A; trees of UI tests for buttons, certainty B.
    facts.label = Self.joined(
      parts.filter { !$0.isSymbolName && !$0.traits.contains(.button) }.compactMap(\.label)
    )
    // How values combine isn't documented; certainty C.
    facts.value = Self.joined(parts.compactMap(\.value))
    if facts.value != nil { facts.guesses.insert(.value) }
    facts.traits = parts.reduce([]) { $0.union($1.traits.intersection(Self.merged)) }
    facts.content = parts.flatMap(\.content)
    facts.rotors = parts.flatMap(\.rotors)
    facts.adjustment = parts.compactMap(\.adjustment).first
    facts.actions = parts.flatMap(\.actions)
    // Source: Apple's documentation of activation points; certainty A that a descendant's counts.
    facts.activationCorner = parts.compactMap(\.activationCorner).first
    facts.activationPoint = parts.compactMap(\.activationPoint).first
    // Source: CVS Health's text on styles of disclosure groups; certainty B.
    facts.isExpanded = parts.compactMap(\.isExpanded).first
    if let tapped = parts.first(where: { $0.isTapped && !$0.isButtonLike }) {
      facts.activation = tapped.activation
      facts.isTapped = true
    }
    if buttons.count == 1 {
      facts.activation = buttons[0].activation
      facts.isTapped = false
      facts.traits.formUnion(buttons[0].traits.intersection([.button, .link, .toggle]))
      if facts.label == nil { facts.label = buttons[0].label }
    } else {
      // Source: Apple's documentation of `combine`, certainty A; their order, certainty C.
      facts.actions =
        buttons.compactMap { button in
          guard let name = button.label?.string, let perform = button.activation else { return nil }
          return HostedAction(kind: .named(name), perform: perform)
        } + facts.actions
    }
    // Source: CVS Health's legends of buttons; certainty A.
    facts.isEnabled = parts.allSatisfy(\.isEnabled)
  }

  /// Traits that the combined element has if any part has them; certainty C.
  private static let merged: UIAccessibilityTraits = [
    .header, .selected, .adjustable, .updatesFrequently, .playsSound, .startsMediaSession,
    .allowsDirectInteraction, .causesPageTurn,
  ]

  /// Joins texts with ", ", whatever punctuation they end with.
  ///
  /// Source: CVS Health's legends; certainty A.
  static func joined(_ texts: [NSAttributedString]) -> NSAttributedString? {
    guard let first = texts.first else { return nil }
    let joined = NSMutableAttributedString(attributedString: first)
    for text in texts.dropFirst() {
      joined.append(NSAttributedString(string: ", "))
      joined.append(text)
    }
    return joined
  }
}

extension AccessibilityMerge {
  @MainActor
  static func name(of views: [RenderedView]) -> NSAttributedString? {
    let facts = views.flatMap { AccessibilityCollector().items(of: $0) }.map(\.facts)
    return facts.count == 1 ? facts[0].label : AccessibilityMerge(facts).facts.label
  }
}
