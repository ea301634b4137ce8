import AccessibilityTree
import Foundation
import PortableUIKit

struct AccessibilityMerge {
  private(set) var properties = AccessibilityProperties()

  init(_ parts: [AccessibilityProperties]) {
    let buttons = parts.filter(\.isButtonLike)
    // Labels are joined, except the names of symbols and the labels of elements with the button
    // trait. Source: CVS Health's legends, certainty A; trees of UI tests for buttons, certainty B.
    properties.label = Self.joined(
      parts.filter { !$0.isSymbolName && !$0.traits.contains(.button) }.compactMap(\.label)
    )
    // How values combine isn't documented; certainty C.
    properties.value = Self.joined(parts.compactMap(\.value))
    if properties.value != nil { properties.inferredTexts.insert(.value) }
    properties.traits = parts.reduce([]) { $0.union($1.traits.intersection(Self.merged)) }
    properties.content = parts.flatMap(\.content)
    properties.rotors = parts.flatMap(\.rotors)
    properties.adjustment = parts.compactMap(\.adjustment).first
    properties.actions = parts.flatMap(\.actions)
    properties.links = parts.flatMap(\.links)
    // Source: Apple's documentation of activation points; certainty A that a descendant's counts.
    properties.activationCorner = parts.compactMap(\.activationCorner).first
    properties.activationPoint = parts.compactMap(\.activationPoint).first
    // Source: CVS Health's text on styles of disclosure groups; certainty B.
    properties.isExpanded = parts.compactMap(\.isExpanded).first
    if let tapped = parts.first(where: { $0.isTapped && !$0.isButtonLike }) {
      properties.activation = tapped.activation
      properties.isTapped = true
    }
    if buttons.count == 1 {
      properties.activation = buttons[0].activation
      properties.isTapped = false
      properties.traits.formUnion(buttons[0].traits.intersection([.button, .link, .toggle]))
      if properties.label == nil { properties.label = buttons[0].label }
    } else {
      // Source: Apple's documentation of `combine`, certainty A; their order, certainty C.
      properties.actions =
        buttons.compactMap { button in
          guard let name = button.label?.string, let perform = button.activation else { return nil }
          return HostedAction(kind: .named(name), perform: perform)
        } + properties.actions
    }
    // Source: CVS Health's legends of buttons; certainty A.
    properties.isEnabled = parts.allSatisfy(\.isEnabled)
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

  @MainActor
  static func name(of views: [RenderedView]) -> NSAttributedString? {
    let properties = views.flatMap { AccessibilityCollector().items(of: $0) }.map(\.properties)
    return properties.count == 1
      ? properties[0].label : AccessibilityMerge(properties).properties.label
  }
}
