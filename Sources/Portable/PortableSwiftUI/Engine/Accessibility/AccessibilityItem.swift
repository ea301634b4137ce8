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
  var properties: AccessibilityProperties
  var nativeProperties: (() -> AccessibilityProperties)?
  /// The area in the coordinates of the closest container, in points.
  var frame: CGRect
  var isChanged = false
  /// Whether modifiers apply to the control next to it instead, as with the visible title of a
  /// stepper.
  var isTitle = false

  /// Whether the item is an element, or a control of the system with a label, such as a menu.
  var isOneElement: Bool {
    switch kind {
    case .element: true
    case .native: nativeProperties == nil && properties.label != nil
    case .container, .scroll: false
    }
  }

  /// Sorts items into reading order.
  ///
  /// A modal item hides all others.
  static func ordered(_ items: [AccessibilityItem]) -> [AccessibilityItem] {
    let modal = items.filter { $0.properties.traits.contains(.modal) }
    return (modal.isEmpty ? items : modal).enumerated()
      .sorted { first, second in
        let (left, right) = (
          first.element.properties.sortPriority, second.element.properties.sortPriority
        )
        return left == right ? first.offset < second.offset : left > right
      }
      .map(\.element)
  }

  /// Keeps a title next to its control, by reading it before or after other items like the control.
  ///
  /// Source: trees of UI tests, where a modifier of a stepper is not one of its title; certainty B.
  mutating func follow(_ change: AccessibilityChange) {
    var changed = properties
    change.apply(&changed)
    properties.sortPriority = changed.sortPriority
  }

  /// The item's properties, filled up with those of an app's UIKit view where no modifier sets
  /// them.
  ///
  /// Source: Apple's documentation of `combine`: the properties of all children; certainty A.
  var mergedProperties: AccessibilityProperties {
    guard let own = nativeProperties?() else { return properties }
    var all = properties
    all.label = properties.label ?? own.label
    all.value = properties.value ?? own.value
    all.traits.formUnion(own.traits)
    return all
  }
}

extension AccessibilityProperties {
  @MainActor
  static func all(in view: UIView) -> [AccessibilityProperties] {
    guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
    guard view.isAccessibilityElement else { return view.subviews.flatMap { all(in: $0) } }
    var properties = AccessibilityProperties()
    properties.label = view.accessibilityAttributedLabel
    properties.value = view.accessibilityAttributedValue
    properties.traits = view.accessibilityTraits
    return [properties]
  }
}

extension UIAccessibilityTraits {
  /// A private trait: hides everything around the element.
  static let modal = UIAccessibilityTraits(rawValue: 1 << 62)
  static let toggle = UIAccessibilityTraits(rawValue: 1 << 53)
}
