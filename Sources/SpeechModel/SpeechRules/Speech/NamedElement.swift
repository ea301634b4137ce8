package import AccessibilityTree

/// An element with the names that Voice Control accepts for it.
package struct NamedElement: Hashable, Sendable {
  package let element: AccessibilityElement
  /// The names, the shown one first; never empty.
  package let names: [String]
  /// Whether some words of a name are enough.
  package let acceptsParts: Bool
  /// The shown name, with the rule that chose it.
  ///
  /// If there is no other name, it is disputed which word a device uses, or whether it shows a
  /// number; certainty C.
  package let part: UtterancePart

  /// Finds the names of an element: its input labels, or else its label, or else a word for its
  /// kind.
  ///
  /// Since iOS 18 a back button also accepts the word for back.
  ///
  /// Source: the headers of UIAccessibility; certainty A. The words for kinds are UIKit's;
  /// certainty A for the words, C for the choice among several traits. The back button: images of
  /// AccessibilitySnapshot for iOS 18.5 and 26; certainty A.
  package init(_ element: AccessibilityElement, settings: SpeechSettings) {
    self.element = element
    let words = SpeechWords.words(for: element.language, otherwise: settings.language)
    let inputLabels = element.userInputLabels.compactMap { $0.spokenForm }
    if let first = inputLabels.first {
      names = inputLabels
      acceptsParts = false
      part = UtterancePart(.label, first, rule: .voiceInputLabels)
      return
    }
    let kind = words.controls.name(of: element.traits)
    let goesBack = element.traits.contains(.backButton) && settings.os >= .iOS18
    let back = goesBack ? [words.traits.backLabel.text] : []
    let label = element.label?.spokenForm
    names = label.map { [$0] + back.filter { $0 != label } } ?? [kind.text]
    acceptsParts = true
    part =
      label.map { UtterancePart(.label, $0, rule: .voiceInputLabels) }
      ?? UtterancePart(.label, kind, rule: .voiceFallback)
  }

  package var name: String { part.text }
}

extension ControlNames {
  /// Returns the name of an unlabelled control, chosen by its most specific trait.
  fileprivate func name(of traits: AccessibilityTraits) -> Word {
    if traits.contains(.backButton) { return backButton }
    if traits.contains(.searchField) { return searchField }
    if traits.contains(.textEntry) { return textField }
    if traits.contains(.adjustable) { return adjustable }
    if traits.contains(.link) { return link }
    if traits.contains(.button) { return button }
    if traits.contains(.image) { return image }
    if traits.contains(.staticText) { return text }
    return button
  }
}

extension AccessibilityElement {
  /// The text that the rotor reads in pieces: the content of a field, or else the label or value.
  ///
  /// Our own choice; certainty C.
  private var text: String {
    let texts = traits.contains(.textEntry) ? [value, label] : [label, value]
    return texts.lazy.compactMap { $0 }.first { $0.spokenForm != nil } ?? ""
  }

  /// The characters of the text, with the name of the space for each space.
  package func characters(blank: String) -> [String] {
    (text.spokenForm ?? "").map { $0.isWhitespace ? blank : String($0) }
  }

  package var words: [String] {
    text.split { $0.isWhitespace }.map(String.init)
  }

  package var lines: [String] {
    text.split { $0.isNewline }.compactMap { String($0).spokenForm }
  }

  /// Whether the element is a heading, by its trait or by the level in the label's attributes.
  package var isHeading: Bool { traits.contains(.header) || headingLevel != nil }
}
