import AccessibilityTree
import SpeechRules

/// Reads elements that AccessibilitySnapshotModel wrote: properties of real views, in reading
/// order.
///
/// They weren't spoken by VoiceOver. They show what UIKit's own views expose, and in which order.
///
/// Source: `AccessibilityElement` and `AccessibilityHierarchy` in cashapp/AccessibilitySnapshot.
struct AccessibilitySnapshotReader {
  let path: String
  let origin: RecordingFile.Origin

  struct Element: Decodable {
    let description: String?
    let label: String?
    let value: String?
    let traits: [String]
    /// The hint in older versions, including the system's own sentences.
    let hint: String?
    /// The app's own hint, in newer versions.
    let authoredHint: String?

    /// Keys that distinguish an element from other JSON.
    private enum Distinctive: String, CodingKey { case shape, activationPoint }
    private enum Keys: String, CodingKey {
      case description, label, value, traits, hint, authoredHint
    }

    init(from decoder: any Decoder) throws {
      let marks = try decoder.container(keyedBy: Distinctive.self)
      guard marks.contains(.shape) || marks.contains(.activationPoint) else {
        throw DecodingError.keyNotFound(
          Distinctive.shape,
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "")
        )
      }
      let keys = try decoder.container(keyedBy: Keys.self)
      description = try keys.decodeIfPresent(String.self, forKey: .description)
      label = try keys.decodeIfPresent(String.self, forKey: .label)
      value = try keys.decodeIfPresent(String.self, forKey: .value)
      traits = (try? keys.decode([String].self, forKey: .traits)) ?? []
      hint = try keys.decodeIfPresent(String.self, forKey: .hint)
      authoredHint = try keys.decodeIfPresent(String.self, forKey: .authoredHint)
    }
  }

  indirect enum Node: Decodable {
    case element(Element, index: Int)
    case container([Node])

    private enum Keys: String, CodingKey { case element, container }
    private enum Content: String, CodingKey {
      case first = "_0"
      case traversalIndex, children
    }

    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: Keys.self)
      if keys.contains(.element) {
        let content = try keys.nestedContainer(keyedBy: Content.self, forKey: .element)
        self = .element(
          try content.decode(Element.self, forKey: .first),
          index: try content.decode(Int.self, forKey: .traversalIndex)
        )
      } else {
        let content = try keys.nestedContainer(keyedBy: Content.self, forKey: .container)
        self = .container(try content.decode([Node].self, forKey: .children))
      }
    }

    var elements: [(index: Int, element: Element)] {
      switch self {
      case .element(let element, let index): [(index, element)]
      case .container(let children): children.flatMap(\.elements)
      }
    }
  }

  /// Converts elements to a run.
  ///
  /// Newer versions omit the description, which is then computed from the properties.
  func run(_ elements: [Element]) throws(RecordingFile.Unreadable) -> RecordedRun {
    let composer = UtteranceComposer(
      settings: SpeechSettings(language: origin.language ?? "en")
    )
    let lines = elements.enumerated().map { offset, element in
      RecordedLine(
        words(of: element, by: composer),
        step: offset == 0 ? .current : .forward,
        shown: RecordedLine.Shown(
          label: element.label,
          value: element.value,
          traits: element.traits,
          hint: element.authoredHint ?? element.hint
        )
      )
    }
    return RecordedRun(
      address: origin.address ?? "",
      channel: RecordedRun.Channel.snapshot,
      system: origin.system ?? "unknown",
      build: origin.build,
      device: origin.device,
      day: origin.day,
      language: origin.language ?? "en",
      screens: [RecordedScreen(id: origin.screen, lines: lines)]
    )
  }

  private func words(of element: Element, by composer: UtteranceComposer) -> String {
    if let description = element.description {
      return [description, element.hint].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    let known = AccessibilityElement(
      id: ElementID(0),
      label: element.label,
      value: element.value,
      hint: element.authoredHint,
      traits: AccessibilityTraits(element.traits.compactMap(Self.trait))
    )
    return composer.utterance(for: Stop(known)).caption
  }

  /// The trait with a name of AccessibilitySnapshotModel, where `unknown(…)` contains its bits.
  private static func trait(named name: String) -> AccessibilityTraits? {
    if let bit = bits[name] { return AccessibilityTraits(rawValue: 1 << bit) }
    guard name.hasPrefix("unknown("), name.hasSuffix(")") else { return nil }
    return UInt64(name.dropFirst("unknown(".count).dropLast()).map {
      AccessibilityTraits(rawValue: $0)
    }
  }

  private static let bits: [String: UInt64] = [
    "button": 0, "link": 1, "image": 2, "selected": 3, "playsSound": 4, "keyboardKey": 5,
    "staticText": 6, "summaryElement": 7, "notEnabled": 8, "updatesFrequently": 9,
    "searchField": 10, "startsMediaSession": 11, "adjustable": 12, "allowsDirectInteraction": 13,
    "causesPageTurn": 14, "tabBar": 15, "header": 16, "textEntry": 18, "isEditing": 21,
    "secureTextField": 24, "backButton": 27, "tabBarItem": 28, "textArea": 47, "switchButton": 53,
    "alert": 56,
  ]
}
