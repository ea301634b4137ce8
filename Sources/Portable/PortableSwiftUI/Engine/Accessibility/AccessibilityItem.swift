import Foundation

/// An accessibility element or container before it is mounted on the screen.
///
/// ``AccessibilityCollector`` creates it; `ElementMount` turns it into an object that UIKit can
/// find.
struct AccessibilityItem {
  enum Kind {
    case element
    case container([AccessibilityItem])
    case scroll([AccessibilityItem])
    case native
  }

  let identity: ViewIdentity
  var kind: Kind
  var facts: AccessibilityFacts
  var ownFacts: (() -> AccessibilityFacts)?
  /// The area in the coordinates of the closest container, in points.
  var frame: CGRect
  var isChanged = false
  /// Whether modifiers apply to the control next to it instead, as with the visible title of a
  /// stepper.
  var isTitle = false

  /// Sorts items into reading order.
  ///
  /// A modal item hides all others.
  static func ordered(_ items: [AccessibilityItem]) -> [AccessibilityItem] {
    let modal = items.filter { $0.facts.traits.contains(.modal) }
    return (modal.isEmpty ? items : modal).enumerated()
      .sorted { first, second in
        let (left, right) = (first.element.facts.sortPriority, second.element.facts.sortPriority)
        return left == right ? first.offset < second.offset : left > right
      }
      .map(\.element)
  }
}

extension AccessibilityItem {
  /// Keeps a title next to its control, by reading it before or after other items like the control.
  ///
  /// Source: trees of UI tests, where a modifier of a stepper is not one of its title; certainty B.
  mutating func follow(_ change: AccessibilityChange) {
    var changed = facts
    change.apply(&changed)
    facts.sortPriority = changed.sortPriority
  }

  /// The item's properties, filled up with those of an app's UIKit view where no modifier sets
  /// them.
  ///
  /// Source: Apple's documentation of `combine`: the properties of all children; certainty A.
  var factsWithOwn: AccessibilityFacts {
    guard let own = ownFacts?() else { return facts }
    var all = facts
    all.label = facts.label ?? own.label
    all.value = facts.value ?? own.value
    all.traits.formUnion(own.traits)
    return all
  }
}

extension AccessibilityFacts {
  @MainActor
  static func all(in view: UIView) -> [AccessibilityFacts] {
    guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
    guard view.isAccessibilityElement else { return view.subviews.flatMap { all(in: $0) } }
    var facts = AccessibilityFacts()
    facts.label = view.accessibilityAttributedLabel
    facts.value = view.accessibilityAttributedValue
    facts.traits = view.accessibilityTraits
    return [facts]
  }
}

extension UIAccessibilityTraits {
  /// A private trait: hides everything around the element.
  static let modal = UIAccessibilityTraits(rawValue: 1 << 62)
  static let toggle = UIAccessibilityTraits(rawValue: 1 << 53)
}
