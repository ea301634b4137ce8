import Foundation

/// An element or a container, before it is on the screen.
struct AccessibilityItem {
  /// What stands for it on the screen.
  enum Kind {
    case element
    /// Elements with something in common.
    case container([AccessibilityItem])
    /// A view that scrolls, and the elements in it.
    case scroll([AccessibilityItem])
    /// A view of UIKit that speaks for itself.
    case native
  }

  let identity: ViewIdentity
  var kind: Kind
  var facts: AccessibilityFacts
  /// What a view of UIKit that an app made says of itself.
  var ownFacts: (() -> AccessibilityFacts)?
  /// The area in the coordinates of the closest view that holds others, in points.
  var frame: CGRect
  /// Whether an app changed what a view of UIKit says.
  var isChanged = false
  /// Whether modifiers around it mean what stands beside it, as with the visible title of a stepper.
  var isTitle = false

  /// The items in the order in which they are read; what is modal hides what is not.
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
  /// Keeps a title beside what it names: it is read before or after other things as that is.
  ///
  /// Source: trees of UI tests, where a modifier of a stepper is not one of its title; certainty B.
  mutating func follow(_ change: AccessibilityChange) {
    var changed = facts
    change.apply(&changed)
    facts.sortPriority = changed.sortPriority
  }

  /// What is told of the item; a view of UIKit says what no modifier does.
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
  /// What the elements in a view of UIKit say.
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
  /// Kept by this library alone: what is around the element is ignored.
  static let modal = UIAccessibilityTraits(rawValue: 1 << 62)
  static let toggle = UIAccessibilityTraits(rawValue: 1 << 53)
}
