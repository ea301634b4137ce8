import AccessibilityTree
import SpeechRules

extension VoiceOver {
  enum Step: Int {
    case next = 1
    case previous = -1
  }

  func swipe(
    _ step: Step,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let element = currentStop()?.element else { return [.nothingHappens] }
    switch rotorSetting {
    case .adjustValue:
      return await adjust(step == .previous ? .increment : .decrement, settle: settle)
    case .actions:
      let actions = element.customActions.map { UtterancePart(.label, $0.name, rule: .actions) }
      let activation = composer.words(for: element).rotors.activate
      let texts = actions + [UtterancePart(.label, activation, rule: .actions)]
      // Before the first swipe, the activation is chosen.
      return chooseNext(step, of: texts.map { [$0] }, from: actions.count)
    case .moreContent:
      return chooseNext(step, of: element.customContent.map(\.parts))
    case .audioGraph:
      return chooseNext(step, of: chartEntries(of: element).map { [$0] })
    case .characters:
      return read(element.characters(blank: composer.words(for: element).blank.text), step)
    case .words:
      return read(element.words, step)
    case .lines:
      return read(element.lines, step)
    case .containers, .formControls, .system, .custom:
      return find(step)
    case nil:
      return [.nothingHappens]
    }
  }

  /// The actions on a chart.
  ///
  /// Source: VoiceOver in WWDC22, session 10136; certainty B for words and order.
  func chartEntries(of element: AccessibilityElement) -> [UtterancePart] {
    let words = composer.words(for: element).rotors.audioGraph
    return [words.describe, words.details, words.play].map {
      UtterancePart(.label, $0, rule: .audioGraph)
    }
  }

  func chosenIndex(of count: Int) -> Int? {
    focus?.choice.flatMap { $0 < count ? $0 : nil }
  }

  /// Speaks the next of several texts, wrapping around at both ends.
  ///
  /// - Parameters:
  ///   - step: The direction.
  ///   - texts: The texts.
  ///   - first: The index chosen before the first swipe, if any.
  private func chooseNext(
    _ step: Step,
    of texts: [[UtterancePart]],
    from first: Int? = nil
  ) -> [Transcript.Entry] {
    guard let stop = focus?.stop, !texts.isEmpty else { return [.nothingHappens] }
    let start = first ?? (step == .next ? -1 : texts.count)
    let index =
      ((chosenIndex(of: texts.count) ?? start) + step.rawValue + texts.count) % texts.count
    focus?.choice = index
    return [spoken(texts[index], at: stop)]
  }

  /// Speaks the next piece of a text; reading backwards in a field starts at its end.
  ///
  /// Source: Apple's guide to the rotor; certainty A for the settings, C for the pieces.
  private func read(_ pieces: [String], _ step: Step) -> [Transcript.Entry] {
    guard let stop = focus?.stop, !pieces.isEmpty else { return [.nothingHappens] }
    let isField = stop.element.traits.contains(.textEntry)
    let start = step == .next ? -1 : isField ? pieces.count : 0
    let index = (focus?.textPosition ?? start) + step.rawValue
    guard pieces.indices.contains(index) else { return [.limit(.rotorText)] }
    focus?.textPosition = index
    return [spoken([UtterancePart(.label, pieces[index], rule: .rotorText)], at: stop)]
  }

  private func spoken(_ parts: [UtterancePart], at stop: Stop) -> Transcript.Entry {
    let language = composer.words(for: stop.element).language
    let rule = parts.first?.rule ?? .partOrder
    // Without its only words, as in an action without a name, the line is silent.
    let parts = parts.filter { !$0.text.isEmpty }
    let utterance = Utterance(parts: parts, language: language, rule: rule).at(stop)
    return .spoken(utterance, element: stop.element)
  }
}

extension CustomContent {
  /// The detail as a vertical swipe speaks it: the value, then the label.
  ///
  /// Source: akaDuality's book; certainty B.
  fileprivate var parts: [UtterancePart] {
    [
      UtterancePart(.value, value, rule: .content), UtterancePart(.label, label, rule: .content),
    ].filter { !$0.text.isEmpty }
  }
}
