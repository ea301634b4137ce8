import AccessibilityTree

extension VoiceOver {
  /// The direction of a vertical swipe through what the rotor offers.
  enum Step: Int {
    /// Down: the next one.
    case next = 1
    /// Up: the one before.
    case previous = -1
  }

  /// What a vertical swipe does at this moment.
  ///
  /// The user's turn on this element counts first, then what the element brings with it, then the
  /// setting for moving about.
  var rotorSetting: RotorSetting? {
    guard let focus else { return nil }
    return focus.rotor ?? RotorSetting.own(of: focus.stop.element).first ?? navigation
  }

  /// Turns the rotor by one setting; after the last comes the first.
  func turnRotor(_ turn: Gesture.Turn) -> [Transcript.Entry] {
    guard let stop = currentStop() else { return [.nothingHappens] }
    let settings = RotorSetting.all(at: stop.element)
    let current = rotorSetting.flatMap(settings.firstIndex)
    let index =
      switch turn {
      case .right: current.map { ($0 + 1) % settings.count } ?? 0
      case .left: ((current ?? 0) + settings.count - 1) % settings.count
      }
    return [choose(settings[index])]
  }

  /// Turns the rotor to a setting by its name in any language.
  func turnRotor(to name: String) -> [Transcript.Entry] {
    guard let stop = currentStop() else { return [.nothingHappens] }
    let setting = RotorSetting.all(at: stop.element).first { setting in
      SpeechWords.all.contains { setting.name(in: $0).lowercased() == name.lowercased() }
    }
    return [setting.map(choose) ?? .nothingHappens]
  }

  /// Does what the rotor is set to.
  func swipe(
    _ step: Step,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let element = currentStop()?.element else { return [.nothingHappens] }
    switch rotorSetting {
    case .adjustValue:
      return await adjust(step == .previous ? .increment : .decrement, settle: settle)
    case .actions:
      return chooseNext(step, of: element.customActions.map { [UtterancePart(.label, $0.name)] })
    case .moreContent:
      return chooseNext(step, of: element.customContent.map(\.parts))
    case .headings:
      return withNews(find(.header, step))
    case .links:
      return withNews(find(.link, step))
    case .custom, nil:
      return [.nothingHappens]
    }
  }

  /// Returns the position chosen among actions or details, if they are still that many.
  func chosenIndex(of count: Int) -> Int? {
    focus?.choice.flatMap { $0 < count ? $0 : nil }
  }

  private func choose(_ setting: RotorSetting) -> Transcript.Entry {
    focus?.rotor = setting
    focus?.choice = nil
    if setting.isNavigation { navigation = setting }
    let words = composer.words
    let name = UtterancePart(.label, setting.name(in: words))
    return .spoken(Utterance(parts: [name], language: words.language), element: nil)
  }

  /// Speaks the next of several texts; after the last comes the first.
  private func chooseNext(_ step: Step, of texts: [[UtterancePart]]) -> [Transcript.Entry] {
    guard let stop = focus?.stop, !texts.isEmpty else { return [.nothingHappens] }
    let start = step == .next ? -1 : texts.count
    let index =
      ((chosenIndex(of: texts.count) ?? start) + step.rawValue + texts.count) % texts.count
    focus?.choice = index
    let words = SpeechWords.words(
      for: stop.element.language,
      otherwise: composer.settings.language
    )
    let utterance = Utterance(parts: texts[index], language: words.language)
    return [.spoken(utterance, element: stop.element)]
  }

  /// Moves to the next element with a trait; the rotor stays where it is.
  private func find(_ trait: AccessibilityTraits, _ step: Step) -> [Transcript.Entry] {
    let order = readingOrder()
    guard let current = currentIndex(in: order) else { return [.nothingHappens] }
    var index = current + step.rawValue
    while order.stops.indices.contains(index) {
      if order.stops[index].element.traits.contains(trait) {
        return [move(to: index, in: order, rotor: focus?.rotor ?? navigation)]
      }
      index += step.rawValue
    }
    return [.limit]
  }
}

extension CustomContent {
  /// The detail as a vertical swipe speaks it: the value, then what it is about.
  ///
  /// Source: akaDuality's book; certainty B.
  fileprivate var parts: [UtterancePart] {
    [UtterancePart(.value, value), UtterancePart(.label, label)].filter { !$0.text.isEmpty }
  }
}
