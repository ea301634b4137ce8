import AccessibilityTree

/// An element with the names under which Voice Control knows it.
struct NamedElement: Hashable, Sendable {
  /// The element.
  let element: AccessibilityElement
  /// The names, the shown one first; never empty.
  let names: [String]

  /// Names an element in a language: by its input labels, else its label, else a word for its kind.
  ///
  /// Source: the headers of UIAccessibility; certainty A. The words for kinds are UIKit's; certainty
  /// A for the words, C for the choice among several traits.
  init(_ element: AccessibilityElement, language: String) {
    self.element = element
    let words = SpeechWords.words(for: element.language, otherwise: language).controls
    let own = element.userInputLabels.compactMap(\.spokenForm)
    let label = element.label?.spokenForm
    names = own.isEmpty ? [label ?? words.name(of: element.traits)] : own
  }

  /// The name that is shown.
  var name: String { names.first ?? "" }
}

extension ControlNames {
  /// Returns the name of a control that has no other, from the most exact trait.
  fileprivate func name(of traits: AccessibilityTraits) -> String {
    if traits.contains(.backButton) { return backButton }
    if traits.contains(.searchField) { return searchField }
    if traits.contains(.textEntry) { return textField }
    if traits.contains(.adjustable) { return adjustable }
    if traits.contains(.link) { return link }
    if traits.contains(.button) { return button }
    if traits.contains(.image) { return image }
    return button
  }
}
