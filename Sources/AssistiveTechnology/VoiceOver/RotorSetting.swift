import AccessibilityTree

/// What a vertical swipe does.
enum RotorSetting: Hashable {
  /// Raises and lowers the value.
  case adjustValue
  /// Chooses a custom action.
  case actions
  /// Speaks a detail of the custom content.
  case moreContent
  /// Finds the next result of the element's own rotor with this name.
  case custom(String)
  /// Goes to the next heading.
  case headings
  /// Goes to the next link.
  case links

  /// Returns the settings that an element brings with it; the first one holds without a turn.
  ///
  /// Source: akaDuality's book; certainty B, for the order among the three C.
  static func own(of element: AccessibilityElement) -> [RotorSetting] {
    var settings: [RotorSetting] = []
    if element.traits.contains(.adjustable) { settings.append(.adjustValue) }
    if !element.customActions.isEmpty { settings.append(.actions) }
    if !element.customContent.isEmpty { settings.append(.moreContent) }
    return settings
  }

  /// Returns every setting at an element, in the order of turning right.
  static func all(at element: AccessibilityElement) -> [RotorSetting] {
    own(of: element) + element.rotorNames.map(custom) + [.headings, .links]
  }

  /// Whether the setting moves the focus and therefore stays when the focus moves.
  var isNavigation: Bool { self == .headings || self == .links }

  /// Returns the name that is spoken when the rotor is turned here.
  func name(in words: SpeechWords) -> String {
    switch self {
    case .adjustValue: words.rotors.adjustValue
    case .actions: words.rotors.actions
    case .moreContent: words.rotors.moreContent
    case .custom(let name): name
    case .headings: words.rotors.headings
    case .links: words.rotors.links
    }
  }
}
