import AccessibilityTree
import Foundation

extension UITableViewCell {
  /// The switch that forms one stop with the row around it.
  ///
  /// Source: Kickstarter's ios-oss, pull request 544, and accessibilityupto11.com, day 84;
  /// certainty B.
  final var builtInSwitch: UISwitch? {
    guard controls.isEmpty, let toggle = accessoryView as? UISwitch, toggle.isVisibleInRow,
      toggle.isAccessibilityElement
    else { return nil }
    return toggle
  }

  final func builtInAccessibility(of toggle: UISwitch) -> BuiltInAccessibility {
    BuiltInAccessibility(
      label: toggle.accessibilityLabel?.nonEmpty ?? RowContent(of: self).joinedText,
      value: toggle.accessibilityValue,
      hint: toggle.accessibilityHint,
      traits: toggle.accessibilityTraits
    )
  }
}

extension TreeBuilder {
  /// The stop of a row that isn't an element itself; `nil` if it has none.
  ///
  /// An empty cell of a subclass is a stop that says a space, unless the app decided otherwise.
  ///
  /// Source: a demo project of a report to Apple about empty cells; certainty B.
  func rowElement(
    of cell: UITableViewCell,
    in table: (any UIAccessibilityContainerDataTable)?
  ) -> AccessibilityElement? {
    guard !cell.listsElements, cell.bounds.size != .zero else { return nil }
    let row = RowContent(of: cell)
    var element = element(for: cell, in: table)
    if element.label == nil, element.value == nil || cell.assigned.value == nil,
      cell.builtInSwitch == nil
    {
      let isSubclass = type(of: cell) != UITableViewCell.self
      guard isSubclass, !row.hasOtherElements, cell.assigned.isElement == nil,
        cell.isAccessibilityElementBlock == nil
      else { return nil }
      element.label = " "
    }
    if cell.accessibilityFrame == cell.builtInAccessibilityFrame { element.frame = Rect(row.frame) }
    return element
  }

  /// Whether a cell among the ancestors reads the object in its own stop.
  func isJoined(_ object: UIResponder, within ancestors: Set<ObjectIdentifier>) -> Bool {
    guard let cell = (object as? UIView)?.joiningCell else { return false }
    return ancestors.contains(ObjectIdentifier(cell))
  }
}
