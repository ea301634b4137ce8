struct ListSelection {
  let isChosen: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    isChosen = { tag in
      selection.wrappedValue.map { AnyHashable($0) == tag || tag.base as? Value == $0 } ?? false
    }
    choose = { tag in
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
  }

  /// Adds the selection to the properties of a row.
  ///
  /// A row with an action of its own keeps it. Source: Apple's documentation of `List`, certainty A
  /// that a tap selects a row. The spoken state: C, “selected”, as in UIKit's tables.
  func apply(to properties: inout AccessibilityProperties, tag: AnyHashable) {
    if isChosen(tag) { properties.traits.insert(.selected) }
    guard properties.activation == nil else { return }
    properties.activation = { choose(tag) }
    properties.isTapped = true
  }
}

extension RenderedView {
  /// The value by which a list or picker identifies the view: its tag, or its identity in a
  /// collection within that list or picker.
  func selectionTag(in place: ViewIdentity) -> AnyHashable? {
    if let tag = layoutHints.tag { return tag }
    for case .id(let id) in identity.steps.dropFirst(place.steps.count).reversed() { return id }
    return nil
  }
}
