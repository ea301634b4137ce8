import AccessibilityTree

extension AccessibilityAudit {
  /// Checks for words that are spoken twice in one stop.
  ///
  /// Source: WCAG technique H2: a picture with the same text as the link next to it makes screen
  /// readers stutter, https://www.w3.org/TR/2014/NOTE-WCAG20-TECHS-20140408/H2.html
  func repeatedWords(in element: AccessibilityElement) -> AccessibilityIssue? {
    guard let label = element.label, !label.isEmpty else { return nil }
    let words = Self.words(label)
    let half = words.count / 2
    let isDouble =
      words.count >= 2 && words.count % 2 == 0 && words[..<half] == words[half...]
      && words[..<half].joined().count > 2
    let isValue = Self.words(element.value ?? "") == words
    let isHint = Self.words(element.hint ?? "") == words
    // People type anything into a field.
    guard isDouble || isHint || isValue && !element.traits.contains(.textEntry), !words.isEmpty
    else { return nil }
    let second =
      isDouble ? "twice in the label" : isValue ? "also as the value" : "also as the hint"
    return AccessibilityIssue(
      kind: .repeatedWords,
      element: element.id,
      summary: "'\(label)' is spoken \(second)",
      reason: "VoiceOver says the same words again, and people wonder what the difference is",
      suggestion: isDouble
        ? "keep one of them, and hide a picture that only repeats its text"
        : "keep only the label"
    )
  }

  /// Checks whether the name of a button contains its title.
  ///
  /// Source: WCAG 2.2, 2.5.3; https://www.tpgi.com/how-to-meet-sc-2-5-3-label-in-name/
  func labelInName(of element: AccessibilityElement) -> AccessibilityIssue? {
    guard let seen = seenTexts[element.id], let label = element.label, !label.isEmpty,
      element.respondsToUserInteraction
    else { return nil }
    let wanted = Self.words(seen)
    // Signs such as '×' aren't said by anyone.
    guard wanted.joined().count > 1 else { return nil }
    let names = [label] + element.userInputLabels
    let isFound = names.contains { name in
      Self.words(name).joined(separator: " ").contains(wanted.joined(separator: " "))
    }
    guard !isFound else { return nil }
    return AccessibilityIssue(
      kind: .labelInName,
      element: element.id,
      summary: "the name '\(label)' does not contain the title '\(seen)'",
      reason: "people who use Voice Control say what they see, and nothing happens",
      suggestion: "begin the label with the title, or add the title to "
        + "'\(modifier("accessibilityUserInputLabels", for: element))'"
    )
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
