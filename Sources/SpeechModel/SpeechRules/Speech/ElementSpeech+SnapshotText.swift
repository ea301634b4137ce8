import AccessibilityTree

extension ElementSpeech {
  /// The description: text and trait words, then the place in a container.
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
    guard let place = position.first?.text.closed else { return sentences }
    return switch context {
    case .series, .tab: "\(sentences) \(place)"
    default: "\(sentences.closed) \(place)"
    }
  }

  /// The hint, each sentence but the app's own with its full stop.
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
    let text = sentences.dropFirst().reduce(first) { "\($0.withoutFullStop). \($1)" }
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
    let place = tablePosition.map { " \($0.text.closed)" }.joined()
    return headers + label.closed + place + value.map { " \($0.text)" }.joined()
  }

  private var selectedText: String {
    guard let word = selected.first?.text else { return plainText }
    return plainText.isEmpty ? word.closed : "\(word): \(plainText)"
  }

  /// The trait words; a value that is no known state keeps the form the app gave it.
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
  /// The text with one full stop at its end.
  fileprivate var closed: String { hasSuffix(".") ? self : self + "." }
}
