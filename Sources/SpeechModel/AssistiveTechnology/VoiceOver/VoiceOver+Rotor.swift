import AccessibilityTree
import SpeechRules

extension VoiceOver {
  /// What a vertical swipe does at this moment.
  ///
  /// The user's turn on this element counts first, then what the element brings with it, then the
  /// setting for moving about, if the element has it.
  var rotorSetting: RotorSetting? {
    guard let focus else { return nil }
    let element = focus.stop.element
    return focus.rotor ?? RotorSetting.first(of: element)
      ?? navigation.flatMap { setting in
        if case .custom = setting, !RotorSetting.all(at: element).contains(setting) { return nil }
        return setting
      }
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
    let settings =
      RotorSetting.all(at: stop.element) + RotorSetting.ofSystem.filter(\.isNavigation)
    let setting = settings.first { setting in
      SpeechWords.all.contains {
        setting.name(in: $0.rotors).text.lowercased() == name.lowercased()
      }
    }
    return [setting.map(choose) ?? .nothingHappens]
  }

  private func choose(_ setting: RotorSetting) -> Transcript.Entry {
    focus?.rotor = setting
    focus?.choice = nil
    focus?.textPosition = nil
    focus?.home = nil
    if setting.isNavigation { navigation = setting }
    let words = composer.words
    let name = UtterancePart(.label, setting.name(in: words.rotors), rule: .rotorTurn)
    let utterance = Utterance(parts: [name], language: words.language, rule: .rotorTurn)
    return .spoken(utterance, element: nil)
  }
}
