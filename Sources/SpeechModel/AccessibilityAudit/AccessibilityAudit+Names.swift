import AccessibilityTree
import SpeechRules

extension AccessibilityAudit {
  /// Checks for a missing label, or one that isn't written for people.
  ///
  /// Source: Apple's documentation of `accessibilityLabel`; WCAG 2.2, 1.1.1 and 4.1.2.
  func nameIssue(of element: AccessibilityElement) -> AccessibilityIssue? {
    guard let label = element.label, !label.isEmpty else {
      return origins[element.id]?.isNamedBySystem == true ? nil : missingLabel(of: element)
    }
    guard isImageName(label, of: element) else { return nil }
    return AccessibilityIssue(
      kind: .imageName,
      element: element.id,
      summary: "'\(label)' is the name of an image, not a label",
      reason: "VoiceOver reads the name of the file or symbol, and Voice Control expects it",
      suggestion:
        "set '\(modifier("accessibilityLabel", for: element))' to what the element does or "
        + "shows, as in \"Close\""
    )
  }

  /// Checks for custom actions without a name.
  ///
  /// Source: Apple's documentation of `UIAccessibilityCustomAction.name`; WCAG 2.2, 4.1.2.
  func actionIssue(of element: AccessibilityElement) -> AccessibilityIssue? {
    guard element.customActions.contains(where: { $0.name.isEmpty }) else { return nil }
    return AccessibilityIssue(
      kind: .missingLabel,
      element: element.id,
      summary: "\(name(of: element)) has a custom action without a name",
      reason: "VoiceOver offers the action and says nothing, and Voice Control cannot list it",
      suggestion: "give the action a name, as in \"Add to favourites\""
    )
  }

  private func missingLabel(of element: AccessibilityElement) -> AccessibilityIssue? {
    let hasValue = !(element.value ?? "").isEmpty
    // A read-only text view has its text in the value.
    if hasValue, element.traits.contains(.staticText) { return nil }
    if let hint = element.hint, !hint.isEmpty, !hasValue {
      return AccessibilityIssue(
        kind: .hintOnly,
        element: element.id,
        summary: "\(name(of: element)) has a hint but no label",
        reason: "VoiceOver speaks the hint '\(hint)' instead, and Voice Control has no name for it",
        suggestion:
          "set '\(modifier("accessibilityLabel", for: element))' to a short name, and keep "
          + "the hint for the result"
      )
    }
    return AccessibilityIssue(
      kind: .missingLabel,
      element: element.id,
      summary: "\(name(of: element)) has no label",
      reason: reasonForLabel(of: element),
      suggestion: suggestionForLabel(of: element)
    )
  }

  private func suggestionForLabel(of element: AccessibilityElement) -> String {
    let label = modifier("accessibilityLabel", for: element)
    let hiding =
      isFromSwiftUI(element) ? ".accessibilityHidden(true)" : "isAccessibilityElement = false"
    return element.traits.contains(.image) && !element.respondsToUserInteraction
      ? "set '\(label)' to what the image shows, or '\(hiding)' if it is decorative"
      : "set '\(label)', or '\(hiding)' if users don't need to stop here"
  }

  private func reasonForLabel(of element: AccessibilityElement) -> String {
    if element.traits.contains(.textEntry), element.value?.isEmpty == false {
      return "VoiceOver reads its content, perhaps a placeholder; once that changes, users don't "
        + "hear what it is for, and Voice Control has no name for it"
    }
    if element.respondsToUserInteraction {
      return
        "VoiceOver says what it is, but not what it is for, and Voice Control has no name for it"
    }
    let settings = SpeechSettings(language: language, hints: false)
    let spoken = UtteranceComposer(settings: settings).utterance(for: Stop(element)).caption
    if spoken.isEmpty { return "VoiceOver stops on it and says nothing" }
    let content = element.traits.contains(.image) ? "what it shows" : "what it is for"
    return "VoiceOver says only '\(spoken)', but not \(content)"
  }

  /// Returns whether a label is the name of an image that the element shows, or looks like one.
  ///
  /// A label with dots looks like the name of a symbol only if it ends in a typical last word of
  /// symbol names, because prices, versions and domains have dots as well.
  func isImageName(_ label: String, of element: AccessibilityElement) -> Bool {
    // A text that is seen may have the same words as the name of the picture next to it.
    let isText = seenTexts[element.id]?.contains(label) == true
    if !isText, origins[element.id]?.imageNames.contains(label) == true { return true }
    guard !element.traits.contains(.staticText) else { return false }
    let patterns: [Regex<Substring>] = [
      #/[\w.\- ]*\p{L}[\w.\- ]*\.(?:png|jpe?g|pdf|svg|heic|gif|webp)/#.ignoresCase(),
      #/(?=.*[A-Za-z])[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+/#,
      #/(?:ic|img|btn|icn|icon)[_\-][\w\-]+/#.ignoresCase(),
      #/(?:ic|img|btn|icn|icon)[A-Z]\w*/#,
      // A name with the size of the picture, such as 'Bookmark-New-24'.
      #/(?=.*[a-z])\p{L}{3,}(?:-\w+)*-(?:12|16|18|20|22|24|28|30|32|36|40|44|48|56|64)/#,
    ]
    return patterns.contains { label.wholeMatch(of: $0) != nil } || looksLikeSymbol(label)
  }

  private func looksLikeSymbol(_ label: String) -> Bool {
    guard label.wholeMatch(of: #/[a-z][a-z0-9]*(?:\.[a-z0-9]+)+/#) != nil else { return false }
    return label.split(separator: ".").last.map { Self.symbolEndings.contains($0) } ?? false
  }

  /// The most common last words of SF Symbols names.
  private static let symbolEndings: Set<Substring> = [
    "arrow", "backward", "badge", "bubble", "capsule", "checkmark", "circle", "compact", "crop",
    "diamond", "down", "ellipsis", "fill", "filled", "forward", "hexagon", "horizontal",
    "inset", "left", "magnifyingglass", "minus", "octagon", "open", "plus", "questionmark",
    "rectangle", "right", "seal", "shield", "slash", "square", "triangle", "up", "vertical",
    "viewfinder", "xmark",
  ]
}
