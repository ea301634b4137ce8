package import AccessibilityTree

extension ElementSpeech {
  /// A text as one part, or as several if it contains links: after the words of each comes “Link”.
  ///
  /// Source: square/Blueprint, pull request 459, which imitates SwiftUI's texts; certainty B. Where
  /// the word is divided from the rest by a pause: C.
  func parts(
    of text: String?,
    _ role: UtterancePart.Role,
    isValue: Bool,
    wording: UtterancePart.Wording?
  ) -> [UtterancePart] {
    func part(_ text: Substring) -> UtterancePart? {
      // A full stop alone isn't spoken.
      guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
      return String(text).spokenForm.map {
        UtterancePart(role, $0, rule: .textOrder, wording: wording)
      }
    }
    guard let text, let whole = text.spokenForm else { return [] }
    let links = element.textLinks.filter { $0.isInValue == isValue }
    guard !links.isEmpty else {
      return [UtterancePart(role, whole, rule: .textOrder, wording: wording)]
    }
    var rest = text[...]
    var parts: [UtterancePart] = []
    for link in links {
      let end = text.index(
        text.startIndex,
        offsetBy: link.start + link.words.count,
        limitedBy: text.endIndex
      )
      guard let end, end >= rest.startIndex else { continue }
      parts += [part(rest[..<end])].compactMap { $0 }
      parts.append(UtterancePart(.trait, words.traits.link, rule: .textLinks))
      rest = rest[end...]
    }
    return parts + [part(rest)].compactMap { $0 }
  }
}

extension UtteranceComposer {
  /// A link within a text, which the rotor found.
  package func utterance(of link: TextLink, at stop: Stop) -> Utterance {
    let words = words(for: stop.element)
    let parts = [
      UtterancePart(.label, link.words.spokenForm ?? "", rule: .textLinks),
      UtterancePart(.trait, words.traits.link, rule: .textLinks),
    ]
    return Utterance(parts: parts, language: words.language, rule: .textLinks).at(stop)
  }
}
