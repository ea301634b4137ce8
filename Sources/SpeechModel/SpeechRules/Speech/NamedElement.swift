package import AccessibilityTree

/// An element with the names under which Voice Control knows it.
package struct NamedElement: Hashable, Sendable {
  package let element: AccessibilityElement
  /// The names, the shown one first; never empty.
  package let names: [String]
  /// Whether some words of a name are enough.
  package let acceptsParts: Bool
  /// The name that is shown, with the rule that chose it.
  ///
  /// Which word for its kind a device takes where there is no other name, or whether it shows a
  /// number, is contested; certainty C.
  package let part: UtterancePart

  /// Names an element in a language: by its input labels, else its label, else a word for its kind.
  ///
  /// A back button also goes by the word for back, since iOS 18.
  ///
  /// Source: the headers of UIAccessibility; certainty A. The words for kinds are UIKit's; certainty
  /// A for the words, C for the choice among several traits. The back button: images of
  /// AccessibilitySnapshot for iOS 18.5 and 26; certainty A.
  package init(_ element: AccessibilityElement, settings: SpeechSettings) {
    self.element = element
    let words = SpeechWords.words(for: element.language, otherwise: settings.language)
    let own = element.userInputLabels.compactMap { $0.spokenForm }
    if let first = own.first {
      names = own
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

  /// The name that is shown.
  package var name: String { part.text }
}

extension ControlNames {
  /// Returns the name of a control that has no other, from the most exact trait.
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
  /// The text that is read piece by piece: what a field holds, else the label, else the value.
  ///
  /// Ours; certainty C.
  private var text: String {
    let texts = traits.contains(.textEntry) ? [value, label] : [label, value]
    return texts.lazy.compactMap { $0 }.first { $0.spokenForm != nil } ?? ""
  }

  /// The letters of the text, each blank by its name.
  package func characters(blank: String) -> [String] {
    (text.spokenForm ?? "").map { $0.isWhitespace ? blank : String($0) }
  }

  /// The words of the text.
  package var words: [String] {
    text.split { $0.isWhitespace }.map(String.init)
  }

  /// The lines of the text.
  package var lines: [String] {
    text.split { $0.isNewline }.compactMap { String($0).spokenForm }
  }

  /// Whether the element is a heading, by its trait or by the level in its label's attributes.
  package var isHeading: Bool { traits.contains(.header) || headingLevel != nil }
}
