/// Which row of a list is chosen, and how another one is.
struct ListSelection {
  /// Whether the row with a tag is chosen.
  let isChosen: (AnyHashable) -> Bool
  /// Chooses the row with a tag.
  let choose: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    isChosen = { tag in
      selection.wrappedValue.map { AnyHashable($0) == tag || tag.base as? Value == $0 } ?? false
    }
    choose = { tag in
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
  }

  /// What a row says of the choice; what does something of its own keeps doing it.
  ///
  /// Source: Apple's documentation of `List`, certainty A that a tap chooses a row. What is said of it:
  /// C, “selected”, as in UIKit's tables.
  func apply(to facts: inout AccessibilityFacts, tag: AnyHashable) {
    if isChosen(tag) { facts.traits.insert(.selected) }
    guard facts.activation == nil else { return }
    facts.activation = { choose(tag) }
    facts.isTapped = true
  }
}

extension EnvironmentValues {
  /// The choice in the list around a view.
  var listSelection: ListSelection? {
    get { value(nil) }
    set { keep(newValue) }
  }
}

extension RenderedView {
  /// By what a list or a picker at a place knows the view among its own: its tag, or its identity in a
  /// collection within that place.
  func choiceTag(in place: ViewIdentity) -> AnyHashable? {
    if let tag = wishes.tag { return tag }
    for case .id(let id) in identity.steps.dropFirst(place.steps.count).reversed() { return id }
    return nil
  }
}
