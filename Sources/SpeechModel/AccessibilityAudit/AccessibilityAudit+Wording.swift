import AccessibilityTree
import SpeechRules

extension AccessibilityAudit {
  private static let spokenTraits: [AccessibilityTraits] = [
    .button, .link, .image, .header, .searchField, .toggleButton, .adjustable, .tabBarItem,
  ]

  /// Checks for a label that begins or ends with the word for one of the element's traits.
  ///
  /// Source: Apple's documentation of `accessibilityLabel`: leave out the type of the control.
  func typeInLabel(of element: AccessibilityElement) -> AccessibilityIssue? {
    // A title that people see, such as 'Toggle button', is also what they say to Voice Control.
    guard let label = element.label, nameIssue(of: element) == nil, !isSeen(label, on: element)
    else { return nil }
    let words = label.lowercased().split { !$0.isLetter }.map(String.init)
    guard words.count > 1 else { return nil }
    let traits = Self.spokenTraits.filter(element.traits.contains)
    let type = traits.flatMap(typeWords).first { word in
      word.split(separator: " ").map(String.init) == words.suffix(word.split(separator: " ").count)
        || word == words.first
    }
    guard let type else { return nil }
    return AccessibilityIssue(
      kind: .typeInLabel,
      element: element.id,
      summary: "'\(label)' contains its type, '\(type)', which VoiceOver adds for the trait",
      reason: "VoiceOver says the type twice, and Voice Control expects it in the name",
      suggestion: "remove '\(type)' from the label"
    )
  }

  /// Returns the spoken words for a trait in the language of the device, in lowercase.
  private func typeWords(_ trait: AccessibilityTraits) -> [String] {
    let element = AccessibilityElement(id: ElementID(0), label: "–", traits: trait)
    let settings = SpeechSettings(language: language, hints: false)
    let utterance = UtteranceComposer(settings: settings).utterance(for: Stop(element))
    return utterance.parts.filter { $0.role == .trait }.map { $0.text.lowercased() }
  }

  /// Checks for a full stop at the end of a label.
  ///
  /// Source: Apple's documentation of `accessibilityLabel`: a label does not end with a period.
  func trailingPeriod(of element: AccessibilityElement) -> AccessibilityIssue? {
    guard let label = element.label, label.hasSuffix("."), !label.hasSuffix(".."),
      !element.traits.contains(.staticText), !isSeen(label, on: element),
      !Self.endsInAbbreviation(label)
    else { return nil }
    return AccessibilityIssue(
      kind: .trailingPeriod,
      element: element.id,
      summary: "the label '\(label)' ends with a full stop",
      reason: "a label isn't a sentence: the voice falls and pauses before the rest is spoken",
      suggestion: "remove the full stop from the label"
    )
  }

  /// Whether the full stop belongs to the last word, as in 'p.m.', 'Inc.' or «руб.».
  private static func endsInAbbreviation(_ label: String) -> Bool {
    let last = label.split(separator: " ").last.map { $0.lowercased().dropLast() } ?? ""
    return last.contains(".") || abbreviations.contains(String(last))
  }

  private static let abbreviations: Set<String> = [
    "approx", "ave", "co", "corp", "dr", "etc", "inc", "jr", "ltd", "max", "min", "mr", "mrs", "no",
    "nr", "sr", "st", "std", "str", "usw", "vs", "г", "ед", "мин", "млн", "млрд", "руб", "сек",
    "тыс", "ул", "ч", "шт",
  ]

  /// Checks for a label that ends with the value, except in text fields, where users type anything.
  func valueInLabel(of element: AccessibilityElement) -> AccessibilityIssue? {
    guard let label = element.label, let value = element.value, value.count > 1,
      !element.traits.contains(.textEntry), label.count > value.count,
      label.lowercased().hasSuffix(value.lowercased()),
      label.dropLast(value.count).last?.isLetter == false
    else { return nil }
    return AccessibilityIssue(
      kind: .valueInLabel,
      element: element.id,
      summary: "the label '\(label)' contains the value '\(value)'",
      reason: "VoiceOver says the value twice, and the name changes with it",
      suggestion: "keep only what never changes in the label, and put the rest in "
        + "'\(modifier("accessibilityValue", for: element))'"
    )
  }

  /// Checks for a hint, set by the app, that names a gesture.
  ///
  /// Source: Apple's documentation of `accessibilityHint`: name the result, not the gesture.
  func gestureInHint(of element: AccessibilityElement) -> AccessibilityIssue? {
    guard let hint = element.hint, origins[element.id]?.hasSystemHint != true,
      let gesture = hint.firstMatch(
        of:
          #/double[- ]tap|^tap (?:to|on|here|the|this|it|twice|once|again|and)\b|^swipe\b|коснитесь дважды|дважды коснитесь|^коснитесь|^смахните/#
          .ignoresCase()
      )
    else { return nil }
    return AccessibilityIssue(
      kind: .gestureInHint,
      element: element.id,
      summary: "the hint of \(name(of: element)) names a gesture: '\(gesture.output)'",
      reason: "people also use switches, keyboards and their voice, and know their gestures",
      suggestion: "begin with the result: \"Opens the receipt.\""
    )
  }
}
