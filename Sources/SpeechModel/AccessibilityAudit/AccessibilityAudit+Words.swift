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
    // A name such as 'Bora Bora' has no punctuation between its words.
    let isName = words.count == 2 && !label.contains { ",;:\n".contains($0) }
    let isDouble =
      words.count >= 2 && words.count % 2 == 0 && words[..<half] == words[half...]
      && words[..<half].joined().count > 2 && !isName && !isSeen(label, on: element)
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

  /// Checks whether the name of a button contains its title, or that of a group any of its texts.
  ///
  /// Source: WCAG 2.2, 2.5.3; https://www.tpgi.com/how-to-meet-sc-2-5-3-label-in-name/
  func labelInName(of element: AccessibilityElement) -> AccessibilityIssue? {
    guard let label = element.label, !label.isEmpty, element.respondsToUserInteraction,
      !element.traits.contains(.textEntry)
    else { return nil }
    // Signs such as '×' and numbers such as '99+' aren't said by anyone.
    let seen = seenTexts[element.id, default: []]
      .filter { $0.count(where: \.isLetter) > 1 && !isImageName($0, of: element) }
    // The value is spoken after the label: 'Volume: 3' may be seen where both are heard.
    let names = [label, "\(label) \(element.value ?? "")"] + element.userInputLabels
    guard let first = seen.first,
      !seen.contains(where: { text in names.contains { Self.contains(text, in: $0) } })
    else { return nil }
    return AccessibilityIssue(
      kind: .labelInName,
      element: element.id,
      summary: "the name '\(label)' does not contain the title '\(first)'",
      reason: "people who use Voice Control say what they see, and nothing happens",
      suggestion: "begin the label with the title, or add the title to "
        + (isFromSwiftUI(element)
          ? "'.accessibilityInputLabels'" : "'accessibilityUserInputLabels'")
    )
  }

  /// Whether a name contains the words of a text, or spells out its abbreviation, such as 'Wed'.
  private static func contains(_ text: String, in name: String) -> Bool {
    let (wanted, words) = (words(text), words(name))
    let joined = words.joined(separator: " ")
    if joined.contains(wanted.joined(separator: " ")) { return true }
    let letters = wanted.joined()
    guard letters.count <= 3, letters.first == joined.first else { return false }
    var rest = letters[...]
    for letter in joined where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Whether a label is a text that is seen on the element, rather than one that the app wrote for
  /// VoiceOver.
  func isSeen(_ label: String, on element: AccessibilityElement) -> Bool {
    let seen = seenTexts[element.id, default: []]
    return seen.contains(label) || seen.count > 1 && seen.joined(separator: ", ") == label
  }

  /// In lowercase, without the 'and' that a text may write as '&'.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { !["and", "und", "и"].contains($0) }
  }
}
