import AccessibilityTree
import AssistiveTechnology
import FileSpeech
import SpeechRules

/// One line of a transcript in the JSON output of `book say`.
///
/// A spoken line has a number, its parts and the element behind it; gestures and events have
/// neither number nor element.
struct SpeechEntry: Encodable {
  let kind: Kind
  let line: String
  var number: Int?
  var language: String?
  var rule: SpeechRule?
  var certainty: Certainty?
  var parts: [Part]?
  var element: Element?

  enum Kind: String, Encodable {
    case stop
    case gesture
    case event
    case shown

    init(_ entry: Transcript.Entry) {
      switch entry {
      case .command: self = .gesture
      case .event: self = .event
      case .shown: self = .shown
      case .spoken: self = .stop
      }
    }
  }

  struct Part: Encodable {
    let role: UtterancePart.Role
    let text: String
    let certainty: Certainty
    let isGuess: Bool
    let rule: SpeechRule?
    let source: String?

    init(_ part: UtterancePart) {
      role = part.role
      text = part.text
      certainty = part.certainty
      isGuess = part.isGuess
      rule = part.rule
      source = part.wording?.source
    }
  }

  struct Element: Encodable {
    let id: Int
    let className: String?
    let property: String?
    let label: String?
    let value: String?
    let hint: String?
    let traits: [String]
    let frame: Rect
    let activationPoint: Point
    let identifier: String?
    let inputLabels: [String]
    let actions: [String]
    let rotors: [String]
    let respondsToUserInteraction: Bool

    enum CodingKeys: String, CodingKey {
      case id
      case className = "class"
      case property, label, value, hint, traits, frame, activationPoint
      case identifier, inputLabels, actions, rotors, respondsToUserInteraction
    }
  }

  static func entries(of screen: SpokenScreen) -> [SpeechEntry] {
    var number = 0
    return zip(screen.transcript.entries, screen.transcript.lines).map { entry, line in
      var written = SpeechEntry(kind: Kind(entry), line: line)
      written.rule = entry.rule
      written.certainty = entry.certainty
      if case .spoken(let utterance, let element) = entry {
        number += 1
        written.number = number
        written.language = utterance.language
        written.parts = utterance.parts.map(Part.init)
        written.element = element.map { Element($0, origin: screen.origins[$0.id]) }
      } else if !entry.parts.isEmpty {
        written.parts = entry.parts.map(Part.init)
      }
      return written
    }
  }
}

extension SpeechEntry.Element {
  fileprivate init(_ element: AccessibilityElement, origin: ElementOrigin?) {
    id = element.id.number
    className = origin?.className
    property = origin?.property.map { property in
      property.owner.map { "\($0).\(property.name)" } ?? property.name
    }
    label = element.label
    value = element.value
    hint = element.hint
    traits = element.traits.names
    frame = element.frame
    activationPoint = element.activationPoint
    identifier = element.identifier
    inputLabels = element.userInputLabels
    actions = element.customActions.map(\.name)
    rotors = element.rotorNames
    respondsToUserInteraction = element.respondsToUserInteraction
  }
}

extension AccessibilityTraits {
  fileprivate var names: [String] {
    let names: KeyValuePairs<String, AccessibilityTraits> = [
      "button": .button, "link": .link, "image": .image, "selected": .selected,
      "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
      "summaryElement": .summaryElement, "notEnabled": .notEnabled,
      "updatesFrequently": .updatesFrequently, "searchField": .searchField,
      "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
      "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
      "tabBar": .tabBar, "header": .header, "textEntry": .textEntry,
      "pickerElement": .pickerElement, "isEditing": .isEditing,
      "secureTextField": .secureTextField, "backButton": .backButton, "tabBarItem": .tabBarItem,
      "popUpButton": .popUpButton, "supportsZoom": .supportsZoom, "textArea": .textArea,
      "toggleButton": .toggleButton,
    ]
    return names.filter { contains($0.value) }.map(\.key)
  }
}
