import AccessibilityTree

/// The speech of one element; each property is a piece of the utterance, empty if silent.
struct ElementSpeech {
  let element: AccessibilityElement
  let context: Place.Context?
  let words: SpeechWords
  let settings: SpeechSettings
  /// Whether fields are described as AccessibilitySnapshot does: a search field is also called a text
  /// field, and the hint of a field replaces the app's.
  let followsSnapshot: Bool

  init(
    _ stop: Stop,
    words: SpeechWords,
    settings: SpeechSettings,
    followsSnapshot: Bool = false
  ) {
    self.followsSnapshot = followsSnapshot
    element = stop.element
    context = stop.place.context
    self.words = words
    self.settings = settings
  }

  var parts: [UtterancePart] {
    let isWheel = has(.pickerElement)
    let text =
      tableHeaders + label + tablePosition + content + leadingValue + promotedHint
      + (isWheel ? selected : [])
    let body: [UtterancePart] =
      switch traitPosition {
      case .after: text + traits
      case .before: traits + text
      case .off: text + state
      }
    return (isWheel ? [] : selected) + body + edited + expansion + position + hint + notices
      + actionHint
  }

  /// The position of trait words, which can't be changed before iOS 18.
  var traitPosition: TraitPosition {
    settings.os < .iOS18 ? .after : settings.traits
  }

  /// The parts that are spoken after the element changes in place.
  var change: [UtterancePart] {
    let isWheel = has(.pickerElement)
    return (isWheel ? [] : selected) + label + value + (isWheel ? selected : []) + dimmed + state
      + expansion + position
  }

  /// The word for the selected state: at the beginning, or after the row of a wheel.
  ///
  /// Source: captures of iOS 27.0 and, for the wheel, of iOS 26.6.1; certainty H.
  var selected: [UtterancePart] {
    guard has(.selected) else { return [] }
    let rule: SpeechRule = has(.pickerElement) ? .pickerSelected : .traitOrder
    return [UtterancePart(.selected, words.traits.selected, rule: rule)]
  }

  /// The label, or the name of an unlabelled direct touch area.
  ///
  /// A back button whose label is the word for back doesn't say it twice.
  ///
  /// Source: AccessibilitySnapshot; certainty A. For the area: Unity's manual; certainty B.
  var label: [UtterancePart] {
    guard let label = element.label?.spokenForm else {
      let area = UtterancePart(.label, words.traits.directTouchArea, rule: .directTouch)
      return has(.allowsDirectInteraction) ? [area] : []
    }
    let repeatsItself =
      has(.backButton) && label.lowercased() == words.traits.backLabel.text.lowercased()
    return repeatsItself
      ? [] : parts(of: element.label, .label, isValue: false, wording: wording(.label))
  }

  /// The value; that of a switch is its state, which follows the words for traits.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  var value: [UtterancePart] {
    guard !has(.toggleButton) else { return [] }
    return parts(of: element.value, .value, isValue: true, wording: wording(.value))
  }

  /// The certainty of a label or value that the model inferred; `nil` for the app's own text.
  private func wording(_ text: AccessibilityElement.InferredText) -> UtterancePart.Wording? {
    element.inferredTexts.contains(text) ? UtterancePart.Wording(certainty: .concluded) : nil
  }

  /// The important custom content, which is spoken right away: after the label, before the traits.
  ///
  /// Source: CVS Health's notes of phones; certainty B. That it comes before the value: C.
  private var content: [UtterancePart] {
    element.customContent.filter { $0.isImportant }.compactMap { detail in
      let texts = [detail.label, detail.value].compactMap { $0.spokenForm }
      guard !texts.isEmpty else { return nil }
      return UtterancePart(.value, texts.joined(separator: ", "), rule: .contentImportant)
    }
  }

  /// The app's hint in place of the label, if there is no other text.
  ///
  /// Source: AccessibilitySnapshot; certainty A. It is spoken even with hints turned off; certainty
  /// C.
  var promotedHint: [UtterancePart] {
    guard isHintPromoted, let hint = element.hint?.spokenForm else { return [] }
    return [UtterancePart(.label, hint, rule: .hintPromoted)]
  }

  /// Whether only the hint and the words for traits are left to speak.
  var isHintPromoted: Bool {
    (selected + tableHeaders + label + tablePosition + value + content).isEmpty
  }

  /// The notices that custom actions and content on demand are available.
  ///
  /// Content that is spoken right away needs no notice, and neither do actions whose hint is spoken.
  /// Notices follow the app's hint, as in AccessibilitySnapshot's images.
  ///
  /// Source: AccessibilitySnapshot for the words, certainty A; CVS Health for content, B; Apple's
  /// WWDC26 session 220 for the position and for one of notice and hint, C.
  var notices: [UtterancePart] {
    var notices: [Word] = []
    if !element.customActions.isEmpty, actionHint.isEmpty {
      notices.append(words.notices.actions)
    }
    if element.customContent.contains(where: { !$0.isImportant }) {
      notices.append(words.notices.content)
    }
    return notices.map { UtterancePart(.notice, $0, rule: .noticeWords) }
  }

  func has(_ traits: AccessibilityTraits) -> Bool {
    element.traits.contains(traits)
  }

  /// The word for an open or closed disclosure element, since iOS 18.
  ///
  /// The words are in UIKit's string table. That VoiceOver says them, and after the words for
  /// traits wherever those are spoken, is our choice; certainty C.
  var expansion: [UtterancePart] {
    guard settings.os >= .iOS18, let isExpanded = element.isExpanded else { return [] }
    let words = words.expansion
    let word = isExpanded ? words.expanded : words.collapsed
    return [UtterancePart(.trait, word, rule: .expansion)]
  }
}
