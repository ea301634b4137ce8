import AccessibilityTree
import SpeechRules

extension VoiceOver {
  /// The setting that a vertical swipe uses at the moment.
  ///
  /// In this order: the user's choice on this element, the element's default, and the last
  /// navigation setting, if the element has it.
  var rotorSetting: RotorSetting? {
    guard let focus else { return nil }
    let element = focus.stop.element
    return focus.rotor ?? RotorSetting.first(of: element)
      ?? navigation.flatMap { setting in
        if case .custom = setting, !RotorSetting.all(at: element).contains(setting) { return nil }
        return setting
      }
  }

  /// Turns the rotor by one setting, wrapping around at both ends.
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

  /// Turns the rotor to a setting with a name in any language.
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
    focus?.link = nil
    focus?.home = nil
    if setting.isNavigation { navigation = setting }
    let words = composer.words
    let name = UtterancePart(.label, setting.name(in: words.rotors), rule: .rotorTurn)
    let utterance = Utterance(parts: [name], language: words.language, rule: .rotorTurn)
    return .spoken(utterance, element: nil)
  }
}

enum RotorSetting: Hashable {
  case adjustValue
  case actions
  case moreContent
  case audioGraph
  case custom(String)
  case characters
  case words
  case lines
  case containers
  case formControls
  case system(SystemRotor)

  /// Returns the setting that an element has before the user turns the rotor.
  ///
  /// Content on demand and charts are spoken only after the user turns the rotor to them.
  ///
  /// Source: CVS Health's notes, akaDuality's book; certainty B.
  static func first(of element: AccessibilityElement) -> RotorSetting? {
    own(of: element).first { $0 != .moreContent && $0 != .audioGraph }
  }

  /// Returns the settings that an element adds.
  ///
  /// Source: akaDuality's book; certainty B, for the order among the three C.
  static func own(of element: AccessibilityElement) -> [RotorSetting] {
    var settings: [RotorSetting] = []
    if element.traits.contains(.adjustable) { settings.append(.adjustValue) }
    if !element.customActions.isEmpty { settings.append(.actions) }
    if !element.customContent.isEmpty { settings.append(.moreContent) }
    if element.hasAudioGraph { settings.append(.audioGraph) }
    return settings
  }

  /// Returns every setting of an element in the order of turning right; certainty C for the order.
  static func all(at element: AccessibilityElement) -> [RotorSetting] {
    let offered = element.rotors.compactMap { rotor in
      rotor.system.map(system) ?? rotor.name.spokenForm.map(custom)
    }
    var settings: [RotorSetting] = []
    for setting in own(of: element) + offered.filter({ !usual.contains($0) }) + usual
    where !settings.contains(setting) {
      settings.append(setting)
    }
    return settings
  }

  static let usual: [RotorSetting] = [
    .characters, .words, .lines, .system(.heading), .containers, .system(.link), .formControls,
  ]

  static let ofSystem: [RotorSetting] =
    [.adjustValue, .actions, .moreContent, .audioGraph] + usual + SystemRotor.allCases.map(system)

  /// Whether the setting moves the focus or reads the text, and is therefore kept when the focus
  /// moves.
  var isNavigation: Bool {
    ![.adjustValue, .actions, .moreContent, .audioGraph].contains(self)
  }

  func name(in rotors: RotorNames) -> Word {
    switch self {
    case .adjustValue: rotors.adjustValue
    case .actions: rotors.actions
    case .moreContent: rotors.moreContent
    case .audioGraph: rotors.audioGraph.name
    case .custom(let name): .app(name)
    case .characters: rotors.characters
    case .words: rotors.words
    case .lines: rotors.lines
    case .containers: rotors.containers
    case .formControls: rotors.formControls
    case .system(let rotor): rotors.system[rotor]
    }
  }
}
