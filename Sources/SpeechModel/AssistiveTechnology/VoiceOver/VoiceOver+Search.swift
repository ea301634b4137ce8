import AccessibilityTree
import SpeechRules

extension VoiceOver {
  func find(_ step: Step) -> [Transcript.Entry] {
    let order = readingOrder()
    guard let setting = rotorSetting, let current = currentIndex(in: order) else {
      return [.nothingHappens]
    }
    if let home = home(of: setting) { return [search(home, step)] }
    if setting.isUnknown { return [.event(.notModelled, rule: setting.rule)] }
    if setting == .system(.link), let link = nextLink(step) { return [link] }
    var index = current + step.rawValue
    while order.stops.indices.contains(index) {
      if setting.finds(index, in: order) {
        let arrival = move(to: index, in: order, rotor: setting, by: setting.rule)
        return [setting == .system(.link) ? nextLink(step, isArrival: true) ?? arrival : arrival]
      }
      index += step.rawValue
    }
    return [.limit(setting.rule)]
  }

  /// The origin of a rotor: where the user chose it, or else the focused element.
  private func home(of setting: RotorSetting) -> RotorOrigin? {
    guard let focus else { return nil }
    if let home = focus.home, home.setting == setting { return home }
    let element = focus.stop.element
    return element.rotors.firstIndex { setting.isFilled(by: $0) }
      .map { RotorOrigin(setting: setting, element: element.id, index: $0) }
  }

  /// Asks the app for the next result.
  ///
  /// Source: Apple's documentation of `UIAccessibilityCustomRotor`; certainty A.
  private func search(_ home: RotorOrigin, _ step: Step) -> Transcript.Entry {
    guard let current = currentStop()?.element.id else { return .nothingHappens }
    let direction: CustomRotor.Direction = step == .next ? .next : .previous
    let found = app.search(home.index, of: home.element, from: current, direction)
    guard let found else { return .limit(.rotorCustom) }
    // The search may have scrolled or loaded something.
    let order = readingOrder()
    guard let index = order.index(at: found) else { return .nothingHappens }
    let entry = move(to: index, in: order, rotor: home.setting, by: .rotorCustom)
    focus?.home = home
    return entry
  }
}

extension RotorSetting {
  fileprivate func isFilled(by rotor: CustomRotor) -> Bool {
    switch self {
    case .custom(let name): rotor.system == nil && rotor.name.spokenForm == name
    case .system(let kind): rotor.system == kind
    default: false
    }
  }

  /// Whether only the app or the system knows what the rotor finds.
  fileprivate var isUnknown: Bool {
    switch self {
    case .system(.boldText), .system(.italicText), .system(.underlineText),
      .system(.misspelledWord):
      true
    default: false
    }
  }

  fileprivate var rule: SpeechRule {
    switch self {
    case .containers, .system(.table), .system(.list), .system(.landmark): .rotorContainers
    case .custom: .rotorCustom
    default: .rotorKinds
    }
  }

  fileprivate func finds(_ index: Int, in order: ReadingOrder) -> Bool {
    let element = order.stops[index].element
    return switch self {
    case .containers: order.entered(at: index).contains { $0.kind != .group }
    case .formControls: !element.traits.isDisjoint(with: Self.controls)
    case .system(let rotor):
      rotor.finds(element)
        || order.entered(at: index).contains { rotor.containers.contains($0.kind) }
    default: false
    }
  }

  private static let controls: AccessibilityTraits = [
    .button, .adjustable, .textEntry, .searchField, .toggleButton, .popUpButton, .radioButton,
    .pickerElement,
  ]
}

extension ReadingOrder {
  fileprivate func entered(at index: Int) -> [AccessibilityContainer] {
    stops[index].place.containersEntered(from: index > 0 ? stops[index - 1].place : nil)
  }
}

extension SystemRotor {
  /// Returns whether the rotor stops at an element.
  ///
  /// Only the app knows about bold, italic, underlined and misspelled text.
  func finds(_ element: AccessibilityElement) -> Bool {
    switch self {
    case .link: element.traits.contains(.link) || !element.textLinks.isEmpty
    case .visitedLink: element.traits.contains([.link, .visited])
    case .heading: element.isHeading
    case .headingLevel1: element.headingLevel == 1
    case .headingLevel2: element.headingLevel == 2
    case .headingLevel3: element.headingLevel == 3
    case .headingLevel4: element.headingLevel == 4
    case .headingLevel5: element.headingLevel == 5
    case .headingLevel6: element.headingLevel == 6
    case .image: element.traits.contains(.image)
    case .textField: element.traits.contains(.textEntry)
    case .boldText, .italicText, .underlineText, .misspelledWord, .table, .list, .landmark: false
    }
  }

  /// The kinds of containers at whose first element the rotor stops.
  var containers: [AccessibilityContainer.Kind] {
    switch self {
    case .table: [.dataTable]
    case .list: [.list]
    case .landmark: [.landmark, .webLandmark]
    default: []
    }
  }
}
