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

/// What a vertical swipe does.
enum RotorSetting: Hashable {
  /// Raises and lowers the value.
  case adjustValue
  /// Chooses a custom action.
  case actions
  /// Speaks a detail of the custom content.
  case moreContent
  /// Chooses what to do with a chart.
  case audioGraph
  /// Finds the next result of the app's rotor with this name.
  case custom(String)
  /// Reads the text letter by letter.
  case characters
  /// Reads the text word by word.
  case words
  /// Reads the text line by line.
  case lines
  /// Goes to the first element of the next container.
  case containers
  /// Goes to the next control.
  case formControls
  /// Goes to the next element of a kind the system knows.
  case system(SystemRotor)

  /// Returns the setting that holds at an element without a turn.
  ///
  /// Content on demand and charts are spoken only once the rotor was turned to them.
  ///
  /// Source: CVS Health's notes, akaDuality's book; certainty B.
  static func first(of element: AccessibilityElement) -> RotorSetting? {
    own(of: element).first { $0 != .moreContent && $0 != .audioGraph }
  }

  /// Returns the settings that an element brings with it.
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

  /// Returns every setting at an element, in the order of turning right; certainty C for the order.
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

  /// The settings that are offered everywhere.
  static let usual: [RotorSetting] = [
    .characters, .words, .lines, .system(.heading), .containers, .system(.link), .formControls,
  ]

  /// The settings the system has a name for.
  static let ofSystem: [RotorSetting] =
    [.adjustValue, .actions, .moreContent, .audioGraph] + usual + SystemRotor.allCases.map(system)

  /// Whether the setting moves the focus or reads the text, and so outlives the focus.
  var isNavigation: Bool {
    ![.adjustValue, .actions, .moreContent, .audioGraph].contains(self)
  }

  /// Returns the name that is spoken when the rotor is turned here.
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
