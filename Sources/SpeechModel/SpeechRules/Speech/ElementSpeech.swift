import AccessibilityTree

/// One element in words: each property is a piece of its utterance, empty where nothing is said.
struct ElementSpeech {
  let element: AccessibilityElement
  /// What its container says of it.
  let context: Place.Context?
  /// The words to be used.
  let words: SpeechWords
  /// The user's settings.
  let settings: SpeechSettings
  /// Whether a field that searches is called a text field, too, as AccessibilitySnapshot has it.
  let namesSearchFieldTwice: Bool

  /// Creates the speech of an element at its place.
  init(
    _ stop: Stop,
    words: SpeechWords,
    settings: SpeechSettings,
    namesSearchFieldTwice: Bool = false
  ) {
    self.namesSearchFieldTwice = namesSearchFieldTwice
    element = stop.element
    context = stop.place.context
    self.words = words
    self.settings = settings
  }

  /// Everything, in the order of speech.
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
    return (isWheel ? [] : selected) + body + edited + expansion + position + notices + hint
  }

  /// Where the trait words go; before iOS 18 there is no choice.
  var traitPosition: TraitPosition {
    settings.os < .iOS18 ? .after : settings.traits
  }

  /// What is spoken again after a change in place.
  var change: [UtterancePart] {
    let isWheel = has(.pickerElement)
    return (isWheel ? [] : selected) + label + value + (isWheel ? selected : []) + dimmed + state
      + expansion + position
  }

  /// The word for the selected state: first, but of a wheel after its row.
  ///
  /// Source: captures of iOS 27.0 and, for the wheel, of iOS 26.6.1; certainty H.
  var selected: [UtterancePart] {
    guard has(.selected) else { return [] }
    let rule: SpeechRule = has(.pickerElement) ? .pickerSelected : .traitOrder
    return [UtterancePart(.selected, words.traits.selected, rule: rule)]
  }

  /// The label; a back button that is labelled with the word for back does not say it twice, and an
  /// area that is touched directly has a name without one.
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
      ? [] : [UtterancePart(.label, label, rule: .textOrder, wording: wording(.label))]
  }

  /// The value; that of a switch is its state and comes after the trait words.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  var value: [UtterancePart] {
    guard !has(.toggleButton), let value = element.value?.spokenForm else { return [] }
    return [UtterancePart(.value, value, rule: .textOrder, wording: wording(.value))]
  }

  /// What a text rests on: nothing to be told of the app's own.
  private func wording(_ text: AccessibilityElement.Guess) -> UtterancePart.Wording? {
    element.guesses.contains(text) ? UtterancePart.Wording(certainty: .concluded) : nil
  }

  /// The details that are important enough to be spoken at once: after the name, before what the
  /// element is.
  ///
  /// Source: CVS Health's notes of phones; certainty B. That they come before the value: C.
  private var content: [UtterancePart] {
    element.customContent.filter { $0.isImportant }.compactMap { detail in
      let texts = [detail.label, detail.value].compactMap { $0.spokenForm }
      guard !texts.isEmpty else { return nil }
      return UtterancePart(.value, texts.joined(separator: ", "), rule: .contentImportant)
    }
  }

  /// The user's hint in the place of the label, where there is no other text.
  ///
  /// Source: AccessibilitySnapshot; certainty A. It is spoken with hints off, too; certainty C.
  var promotedHint: [UtterancePart] {
    guard isHintPromoted, let hint = element.hint?.spokenForm else { return [] }
    return [UtterancePart(.label, hint, rule: .hintPromoted)]
  }

  /// Whether nothing but the hint and the trait words is there to be spoken.
  var isHintPromoted: Bool {
    (selected + tableHeaders + label + tablePosition + value + content).isEmpty
  }

  /// The notes that custom actions and content on demand are to be had.
  ///
  /// Content that is spoken at once needs no note. The notes come before the hints, for a capture of 64
  /// units holds one, and the hint of custom actions alone is longer.
  ///
  /// Source: AccessibilitySnapshot for the words, certainty A; CVS Health for content, B; a capture of
  /// iOS 27.0 for the place, C.
  var notices: [UtterancePart] {
    var notices: [Word] = []
    if !element.customActions.isEmpty { notices.append(words.notices.actions) }
    if element.customContent.contains(where: { !$0.isImportant }) {
      notices.append(words.notices.content)
    }
    return notices.map { UtterancePart(.notice, $0, rule: .noticeWords) }
  }

  /// Tells whether the element has all of these traits.
  func has(_ traits: AccessibilityTraits) -> Bool {
    element.traits.contains(traits)
  }

  /// The word for whether the element shows what it holds; iOS 18 brought it.
  ///
  /// The words are Apple's, in UIKit's string table; that VoiceOver says them, and after the trait
  /// words wherever those stand, is our choice; certainty C.
  var expansion: [UtterancePart] {
    guard settings.os >= .iOS18, let isExpanded = element.isExpanded else { return [] }
    let words = words.expansion
    let word = isExpanded ? words.expanded : words.collapsed
    return [UtterancePart(.trait, word, rule: .expansion)]
  }
}
