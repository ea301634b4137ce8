import AccessibilityTree

/// A stop in the notation of AccessibilitySnapshot, for comparison with its published texts.
///
/// Colons and full stops belong to that notation; VoiceOver doesn't print them. In English, the
/// text is identical. In other languages the words are this library's, which differ where those of
/// AccessibilitySnapshot are known to be wrong.
public struct SnapshotDescription: Hashable, Codable, Sendable {
  /// The description, as in the legend of a snapshot.
  public let description: String
  /// The hint, which the legend shows below the description.
  public let hint: String?

  /// Creates a description from its texts.
  public init(description: String, hint: String?) {
    self.description = description
    self.hint = hint
  }
}

extension UtteranceComposer {
  /// Returns a stop in the notation of AccessibilitySnapshot.
  ///
  /// Leaves out what that notation doesn't have: names of containers, important content, words for
  /// rare private traits, heading levels, row numbers of wheels, and hints about rotors and
  /// expandable elements.
  public func snapshotDescription(for stop: Stop) -> SnapshotDescription {
    var stop = stop
    stop.element.traits.formIntersection(.inSnapshots)
    stop.element.customActions = []
    stop.element.customContent = []
    stop.element.rotors = []
    stop.element.headingLevel = nil
    stop.element.isExpanded = nil
    stop.element.textInput = nil
    stop.element.wheelPosition = nil
    let speech = ElementSpeech(
      stop,
      words: words(for: stop.element).inSnapshots,
      settings: settings,
      followsSnapshot: true
    )
    return SnapshotDescription(
      description: speech.snapshotText,
      hint: settings.hints ? speech.snapshotHint : nil
    )
  }

  /// Returns the line of the legend: the description, or else the notice about content or actions.
  public func snapshotLegend(for stop: Stop) -> String {
    let words = words(for: stop.element).inSnapshots
    // In the legend, the notice also covers content that is spoken right away.
    var onDemand = stop
    for detail in stop.element.customContent.indices {
      onDemand.element.customContent[detail].isImportant = false
    }
    // The notice of actions is spoken only without hints.
    var withoutHints = settings
    withoutHints.hints = false
    let notices = ElementSpeech(onDemand, words: words, settings: withoutHints).notices
    let text = snapshotDescription(for: stop).description
    return text.isEmpty ? notices.last?.text ?? "" : text
  }
}

extension AccessibilityTraits {
  fileprivate static let inSnapshots: AccessibilityTraits = [
    .button, .link, .image, .selected, .keyboardKey, .notEnabled, .searchField, .adjustable,
    .header, .textEntry, .isEditing, .secureTextField, .backButton, .tabBarItem, .textArea,
    .toggleButton,
  ]
}

extension ElementSpeech {
  /// The description: text and trait words, then the position in a container.
  ///
  /// Source: AccessibilitySnapshot's `AccessibilityElement+Description.swift`; certainty A.
  var snapshotText: String {
    let text = selectedText + promotedHint.joined
    let words = traitSentences
    let sentences =
      switch traitPosition {
      case .after: words.isEmpty ? text : text.isEmpty ? words : "\(text.closed) \(words)"
      case .before: [words, text].filter { !$0.isEmpty }.joined(separator: " ")
      case .off: text
      }
    guard let positionText = position.first?.text.closed else { return sentences }
    return switch context {
    case .series, .tab: "\(sentences) \(positionText)"
    default: "\(sentences.closed) \(positionText)"
    }
  }

  /// The hint; each sentence ends with a full stop, except the app's own.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  var snapshotHint: String? {
    let hints = words.hints
    let (edit, rotor) = (hints.edit.text, hints.useRotor(hints.misspelledWords).text)
    var sentences = hintSentences.map { $0.words.text }
    if sentences.prefix(2) == [edit, rotor] {
      sentences.replaceSubrange(..<2, with: ["\(edit)., \(rotor)"])
    }
    guard let first = sentences.first, let last = sentences.last else { return nil }
    let text = sentences.dropFirst().reduce(first) { "\($0.droppingFullStop). \($1)" }
    return [hints.toggle.text, hints.adjust.text, edit].contains(last) ? text.closed : text
  }

  /// Label and value, with the headers and the position of a table cell.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  private var plainText: String {
    let label = label.joined
    guard case .tableCell = context else {
      return [label, value.joined].filter { !$0.isEmpty }.joined(separator: ": ")
    }
    let headers = headerTexts.map { "\($0.joined(separator: ": ").closed) " }.joined()
    let positionText = tablePosition.map { " \($0.text.closed)" }.joined()
    return headers + label.closed + positionText + value.map { " \($0.text)" }.joined()
  }

  private var selectedText: String {
    guard let word = selected.first?.text else { return plainText }
    return plainText.isEmpty ? word.closed : "\(word): \(plainText)"
  }

  /// The words for traits; a value that isn't a known state stays as the app set it.
  private var traitSentences: String {
    let states = words.switchStates
    let known = [states.on.text, states.off.text, states.mixed.text]
    return traits.map { part in
      let isRaw = part.role == .value && !known.contains(part.text)
      return isRaw ? part.text : part.text.closed
    }.joined(separator: " ")
  }
}

extension [UtterancePart] {
  fileprivate var joined: String { map { $0.text }.joined(separator: ", ") }
}

extension String {
  fileprivate var closed: String { hasSuffix(".") ? self : self + "." }
}

extension SpeechWords {
  /// The same words in AccessibilitySnapshot's spelling, which differs from VoiceOver's in English.
  ///
  /// Source: AccessibilitySnapshot's English string table; certainty A.
  var inSnapshots: SpeechWords {
    guard language == Self.english.language else { return self }
    var words = self
    words.traits.selected = .certain("Selected", "AS")
    words.traits.dimmed = .certain("Dimmed", "AS")
    words.traits.backButton = .certain("Back Button", "AS")
    words.traits.switchButton = .certain("Switch Button", "AS")
    words.traits.textField = .certain("Text Field", "AS")
    words.traits.secureTextField = .certain("Secure Text Field", "AS")
    words.traits.adjustable = .certain("Adjustable", "AS")
    words.traits.searchField = .certain("Search Field", "AS")
    words.switchStates.on = .certain("On", "AS")
    words.switchStates.off = .certain("Off", "AS")
    words.switchStates.mixed = .certain("Mixed", "AS")
    words.hints.toggle = .certain("Double tap to toggle setting", "AS")
    words.hints.adjust = .certain("Swipe up or down with one finger to adjust the value", "AS")
    words.hints.edit = .certain("Double tap to edit", "AS")
    words.places.listStart = .certain("List Start", "AS")
    words.places.listEnd = .certain("List End", "AS")
    words.notices.actions = .certain("Actions Available", "AS")
    words.notices.content = .certain("More Content Available", "AS")
    return words
  }
}
